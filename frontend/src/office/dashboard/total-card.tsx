import { formatInteger } from '@simulador/contracts/platform/format';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { describeWindow, type ChosenWindow } from '#shared/office/chosen-window.ts';
import type { ExportSlot } from '#shared/office/export-slot.ts';
import { Skeleton } from '#shared/ui/loading.tsx';
import { DayChart } from './day-chart.tsx';
import { DetailsLink } from './details-link.tsx';
import styles from './dashboard.module.css';

export interface TotalCardProps extends ExportSlot {
  /** Null while it is not known. */
  total: number | null;
  /** Change against the preceding days; null if there is nothing to compare with. */
  change: string | null;
  window: ChosenWindow;
}

/** Number of all simulations of the window, in total and by day. */
export function TotalCard({ total, change, window, Export }: TotalCardProps) {
  const days = describeWindow(window, useSantiagoDay());
  return (
    <section className={`${styles['card']} ${styles['total']}`}>
      <div>
        <h2>Total de simulaciones</h2>
        <p className={styles['figure']}>
          {total === null ? <Skeleton widthEm={2} label="Contando" /> : <span>{formatInteger(total)}</span>}
          <small>{days}</small>
        </p>
        {change !== null && <p className={styles['change']}>{change}</p>}
        <div className={styles['ways']}>
          <DetailsLink filters={{ window }} of="del total" count={total ?? 0} />
          <Export filters={{ window }} of="del total" disabled={!total} />
        </div>
      </div>
      <DayChart window={window} />
    </section>
  );
}
