import { useMemo, useState } from 'react';
import { useIsForStaff } from '#shared/context/audience.tsx';
import type { ScheduleProps } from '#shared/simulation/result-slots.ts';
import { ScheduleChart } from './schedule-chart.tsx';
import { ScheduleControls } from './schedule-controls.tsx';
import { ScheduleDownload } from './schedule-download.tsx';
import { ScheduleNotes } from './schedule-notes.tsx';
import type { Cuadro } from './cuadro.ts';
import { ScheduleTable } from './schedule-table.tsx';
import { ScheduleTotals } from './schedule-totals.tsx';
import { shownSchedule, type Conversion, type Display } from './shown-schedule.ts';
import styles from './schedule-view.module.css';

export interface ScheduleViewProps extends ScheduleProps {
  cuadro: Cuadro;
}

/** The schedule as a chart and as a table of the same numbers, in UF or in pesos, and as a spreadsheet to take along. */
export function ScheduleView({ cuadro, request, ufValueClp, ufDate }: ScheduleViewProps) {
  const isForStaff = useIsForStaff();
  const [display, setDisplay] = useState<Display>({ currency: isForStaff ? 'UF' : 'CLP', inflationPct: 0 });
  const graceMonths = request.mesesgracia ?? 0;
  const conversion: Conversion = useMemo(
    () => ({ ufValueClp, ufDate, graceMonths }),
    [ufValueClp, ufDate, graceMonths],
  );
  const schedule = useMemo(() => shownSchedule(cuadro, display, conversion), [cuadro, display, conversion]);
  return (
    <div className={`${styles['view']} num`}>
      <ScheduleControls display={display} conversion={conversion} onChange={setDisplay} />
      <div className={styles['overview']}>
        <ScheduleChart schedule={schedule} display={display} />
        <ScheduleTotals schedule={schedule} />
      </div>
      <ScheduleTable schedule={schedule} display={display} />
      <ScheduleNotes cuadro={cuadro} graceMonths={graceMonths} />
      <ScheduleDownload cuadro={cuadro} conversion={conversion} inflationPct={display.inflationPct} />
    </div>
  );
}
