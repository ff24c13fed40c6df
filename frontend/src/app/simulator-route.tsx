import { Comparison } from '../features/result/comparison.tsx';
import { ResultBar } from '../features/result/result-bar.tsx';
import { SideResult } from '../features/result/side-result.tsx';
import { SchedulePanel } from '../features/schedule/schedule-panel.tsx';
import { SimulatorPage } from '../features/simulator/simulator-page.tsx';
import { PublicLayout } from './public-layout.tsx';

const SLOTS = { Result: SideResult, ResultBar, Comparison, Schedule: SchedulePanel };

/** The web simulator with its result components put in place. */
export function SimulatorRoute() {
  return (
    <PublicLayout>
      <SimulatorPage slots={SLOTS} />
    </PublicLayout>
  );
}
