import { useId } from 'react';
import { formatInteger } from '@simulador/contracts/platform/format';
import type { ChosenWindow } from '../lists/chosen-window.ts';
import { StateBadge } from '#shared/office/badge.tsx';
import { isApproved, isRejected } from '@simulador/contracts/office/state-tone';
import type { Counts, ResolutionCount } from './counts.ts';
import { DetailsLink } from './state-card.tsx';

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
      <h2 className="mt-10 mb-4">Resoluciones de contacto</h2>
      <div className="grid items-start gap-4 md:grid-cols-2">
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
    <section
      className="num rounded-md border border-line bg-surface px-4 pt-4 pb-2 md:px-6 md:pt-5 md:pb-3"
      aria-labelledby={titleId}
    >
      <h3 id={titleId} className="mb-2 flex items-center justify-between text-20 font-bold">
        <StateBadge>{column.title}</StateBadge>
        <span>{formatInteger(count)}</span>
      </h3>
      {count === 0 ? (
        <p className="border-t border-line py-3 text-ink-2">{column.empty}</p>
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
    <li className="grid min-h-13 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-line max-md:py-2.5 max-md:*:last:col-span-full max-md:*:last:justify-self-start md:grid-cols-[minmax(0,1fr)_auto_auto]">
      <span>{description}</span>
      <b className="min-w-[2ch] text-right">{formatInteger(count)}</b>
      <DetailsLink filters={{ window, state, resolution: id }} of={`de ${description}`} count={count} />
    </li>
  );
}
