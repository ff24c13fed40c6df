import { useDeferredValue, useMemo, useState } from 'react';
import { useAudienceText, useIsForStaff } from '#shared/context/audience.tsx';
import { Facts } from '#shared/ui/layout/facts.tsx';
import type { ScheduleProps } from '../figures/shown.ts';
import {
  displaySchedule,
  type Conversion,
  type Display,
  type DisplayedSchedule,
  type ScheduleAnswer,
} from './model/schedule.ts';
import { ScheduleChart } from './schedule-chart.tsx';
import { ScheduleControls } from './schedule-controls.tsx';
import { ScheduleDownload } from './schedule-download.tsx';
import { ScheduleNotes } from './schedule-notes.tsx';
import { ScheduleTable } from './schedule-table.tsx';
import styles from './schedule-view.module.css';

export interface ScheduleViewProps extends ScheduleProps {
  answer: ScheduleAnswer;
}

/** The schedule as a chart and a table of the same numbers, in UF or pesos, with a spreadsheet download. */
export function ScheduleView({ answer, request, ufValueClp, ufDate }: ScheduleViewProps) {
  const isForStaff = useIsForStaff();
  const [display, setDisplay] = useState<Display>({ currency: isForStaff ? 'UF' : 'CLP', inflationPct: 0 });
  const graceMonths = request.mesesgracia ?? 0;
  const creditUf = request.montocredito;
  const conversion: Conversion = useMemo(
    () => ({ ufValueClp, ufDate, creditUf, graceMonths }),
    [ufValueClp, ufDate, creditUf, graceMonths],
  );
  const shown = useMemo(
    () => ({ display, schedule: displaySchedule(answer, display, conversion) }),
    [answer, display, conversion],
  );
  const { schedule } = shown;
  // Rerendering all months takes a slow phone so long that the pressed control has to be painted first.
  const tabled = useDeferredValue(shown);
  return (
    <div className={`${styles['view']} num`}>
      <ScheduleControls display={display} conversion={conversion} onChange={setDisplay} />
      <div className={styles['overview']}>
        <ScheduleChart schedule={schedule} display={display} />
        <ScheduleTotals schedule={schedule} />
      </div>
      <ScheduleTable {...tabled} />
      <ScheduleNotes {...shown} answer={answer} conversion={conversion} />
      <ScheduleDownload answer={answer} conversion={conversion} inflationPct={display.inflationPct} />
    </div>
  );
}

function ScheduleTotals({ schedule }: { schedule: DisplayedSchedule }) {
  const textFor = useAudienceText();
  const { years, total, money } = schedule;
  return (
    <div className={styles['totals']}>
      <h3>{`En ${years.length} años ${textFor('pagas', 'se paga')}`}</h3>
      <Facts
        look="rows"
        facts={[
          { label: 'Capital', value: money(total.capital) },
          { label: 'Intereses', value: money(total.interest) },
          { label: 'Seguros', value: money(total.insurance) },
          { label: 'Total', value: money(total.payment), isSum: true },
        ]}
      />
    </div>
  );
}
