import { useAudienceText } from '#shared/context/audience.tsx';
import { Pairs } from '#shared/ui/layout/pairs.tsx';
import type { ShownSchedule } from './shown-schedule.ts';
import styles from './schedule-view.module.css';

export interface ScheduleTotalsProps {
  schedule: ShownSchedule;
}

/** What all instalments come to. */
export function ScheduleTotals({ schedule }: ScheduleTotalsProps) {
  const textFor = useAudienceText();
  const { years, total, money } = schedule;
  return (
    <div className={styles['totals']}>
      <h3>{`En ${years.length} años ${textFor('pagas', 'se paga')}`}</h3>
      <Pairs
        pairs={[
          { label: 'Capital', value: money(total.capital) },
          { label: 'Intereses', value: money(total.interest) },
          { label: 'Seguros', value: money(total.insurance) },
          { label: 'Total', value: money(total.payment), isSum: true },
        ]}
      />
    </div>
  );
}
