import { lazy } from 'react';
import { Comparison } from '../features/result/comparison.tsx';
import { ResultBar } from '../features/result/result-bar.tsx';
import { SideResult } from '../features/result/side-result.tsx';
import { SchedulePanel } from '../features/schedule/schedule-panel.tsx';
import { SimulatorPage } from '../features/simulator/simulator-page.tsx';
import { PublicLayout } from './public-layout.tsx';

const summaryParts = () => import('./summary-parts.tsx');

const SLOTS = {
  Result: SideResult,
  ResultBar,
  Comparison,
  Schedule: SchedulePanel,
  Summary: lazy(async () => ({ default: (await summaryParts()).Summary })),
  Success: lazy(async () => ({ default: (await summaryParts()).SuccessCard })),
  // What fails here is asked for again, and told of, when it is needed.
  prepareSummary: () => void summaryParts().catch(() => undefined),
};

export interface SimulatorRouteProps {
  isSummary?: boolean;
}

/** The web simulator with its result components put in place. */
export function SimulatorRoute({ isSummary = false }: SimulatorRouteProps) {
  return (
    <PublicLayout>
      <SimulatorPage slots={SLOTS} isSummary={isSummary} />
    </PublicLayout>
  );
}
