import { useId } from 'react';
import { formatInteger } from '@simulador/contracts/platform/format';
import type { ChosenWindow } from '#shared/office/chosen-window.ts';
import { StateBadge } from '#shared/office/state-badge.tsx';
import { isApproved, isRejected } from '@simulador/contracts/office/state-tone';
import type { Counts, ResolutionCount } from './counts.ts';
import { DetailsLink } from './details-link.tsx';
import styles from './resolutions.module.css';

interface Column {
  readonly title: string;
  readonly empty: string;
  /** Returns true if the column includes the state with this description. */
  readonly includes: (description: string) => boolean;
}

const COLUMNS: readonly Column[] = [
  { title: 'Aprobadas', empty: 'No existen simulaciones aprobadas.', includes: isApproved },
  { title: 'Rechazadas', empty: 'No existen simulaciones rechazadas.', includes: isRejected },
];

export interface ResolutionsProps {
  counts: Counts;
  window: ChosenWindow;
}

/** Results of the simulations that the bank has decided. See docs/rules.md R293. */
export function Resolutions({ counts, window }: ResolutionsProps) {
  return (
    <>
      <h2 className={styles['title']}>Resoluciones de contacto</h2>
      <div className={styles['columns']}>
        {COLUMNS.map((column) => (
          <ResolutionColumn key={column.title} column={column} counts={counts} window={window} />
        ))}
      </div>
    </>
  );
}

function ResolutionColumn({ column, counts, window }: ResolutionsProps & { column: Column }) {
  const titleId = useId();
  const states = counts.counts_estados.filter(({ description }) => column.includes(description));
  const count = states.reduce((sum, state) => sum + state.count, 0);
  const shown = counts.counts_resoluciones
    .filter(({ id_estado }) => states.some(({ id }) => id === id_estado))
    .filter((resolution) => resolution.vigente || resolution.count > 0);
  return (
    <section className={`${styles['column']} num`} aria-labelledby={titleId}>
      <h3 id={titleId}>
        <StateBadge>{column.title}</StateBadge>
        <span>{formatInteger(count)}</span>
      </h3>
      {count === 0 ? (
        <p className="muted">{column.empty}</p>
      ) : (
        <ul>
          {shown.map((resolution) => (
            <ResolutionRow key={resolution.id} resolution={resolution} window={window} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface ResolutionRowProps extends Pick<ResolutionsProps, 'window'> {
  resolution: ResolutionCount;
}

function ResolutionRow({ resolution, window }: ResolutionRowProps) {
  const { id, id_estado: state, description, count } = resolution;
  return (
    <li>
      <span>{description}</span>
      <b>{formatInteger(count)}</b>
      <DetailsLink filters={{ window, state, resolution: id }} of={`de ${description}`} count={count} />
    </li>
  );
}
