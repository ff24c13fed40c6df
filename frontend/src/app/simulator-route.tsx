import { lazy, Suspense } from 'react';
import { Comparison } from '../features/result/comparison.tsx';
import { ResultBar } from '../features/result/result-bar.tsx';
import { SideResult } from '../features/result/side-result.tsx';
import { SchedulePanel } from '../features/schedule/schedule-panel.tsx';
import type { ModulePhoneProps } from '../features/simulator/modules/module-phone.tsx';
import { SimulatorPage } from '../features/simulator/simulator-page.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { OFFICE_TITLE, SIMULATOR_TITLE } from './page-title.ts';
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

const staffParts = () => import('./staff-parts.tsx');
const LazyPhone = lazy(async () => ({ default: (await staffParts()).ModulePhone }));
const LazySolicitudes = lazy(async () => ({ default: (await staffParts()).SolicitudesPanel }));

const Phone = (props: ModulePhoneProps) => (
  <Suspense fallback={<Loading label="Cargando…" />}>
    <LazyPhone {...props} />
  </Suspense>
);

export interface SimulatorRouteProps {
  isSummary?: boolean;
  /** The variant of staff: a module more, and the list of this browser. */
  isStaffs?: boolean;
}

/** The web simulator with its result components put in place. */
export function SimulatorRoute({ isSummary = false, isStaffs = false }: SimulatorRouteProps) {
  return (
    <PublicLayout title={isStaffs ? OFFICE_TITLE : SIMULATOR_TITLE}>
      <SimulatorPage slots={SLOTS} isSummary={isSummary} {...(isStaffs ? { Phone } : {})} />
      {isStaffs && (
        <Suspense>
          <LazySolicitudes />
        </Suspense>
      )}
    </PublicLayout>
  );
}
