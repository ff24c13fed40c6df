import { formatInteger } from '@simulador/contracts/platform/format';
import { StateBadge } from '#shared/office/state-badge.tsx';
import { Skeleton } from '#shared/ui/loading.tsx';
import { ExportButton } from '../spreadsheets/export-button.tsx';
import type { StateCount } from './counts.ts';
import { DetailsLink, type DetailsLinkProps } from './details-link.tsx';
import styles from './dashboard.module.css';

export interface StateCardProps {
  state: StateCount;
  total: number;
  /** Change against the preceding days; null if there is nothing to compare with. */
  change: string | null;
  window: DetailsLinkProps['filters']['window'];
}

const shareText = (count: number, total: number): string =>
  total === 0 ? 'sin simulaciones' : `${Math.round((count / total) * 100)}\u00a0% del total`;

/** Number of simulations in a state, with links to them. */
export function StateCard({ state, total, change, window }: StateCardProps) {
  const { id, description, count } = state;
  return (
    <section className={`${styles['card']} ${styles['state']}`}>
      <h2>
        <StateBadge>{description}</StateBadge>
      </h2>
      <p className={styles['figure']}>
        <span>{formatInteger(count)}</span>
        <small>{shareText(count, total)}</small>
      </p>
      {change !== null && <p className={styles['change']}>{change}</p>}
      <div className={styles['ways']}>
        <DetailsLink filters={{ window, state: id }} of={`de ${description}`} count={count} />
        <ExportButton filters={{ window, state: id }} of={`de ${description}`} disabled={count === 0} />
      </div>
    </section>
  );
}

export function StateCardSkeleton() {
  return (
    <div className={`${styles['card']} ${styles['state']}`}>
      <Skeleton widthEm={7} />
      <p className={styles['figure']}>
        <Skeleton widthEm={2} />
      </p>
      <Skeleton widthEm={8} />
    </div>
  );
}
