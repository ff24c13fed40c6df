import { lazy, Suspense } from 'react';
import { ResultCard, SideResult } from '../../calculation/result/result-card.tsx';
import { ResultBar } from '../../calculation/result/result-bar.tsx';
import type { ModulePhoneProps } from '../../calculation/form/web-steps.tsx';
import { SimulatorPage } from '../../calculation/simulator/simulator-page.tsx';
import { loadPart } from '#shared/browser/load-part.ts';
import type { SummaryProps } from '#shared/simulation/summary-slots.ts';
import { Loading } from '#shared/ui/loading.tsx';
import { Comparison, Questions } from './questions.tsx';
import { OFFICE_TITLE, SIMULATOR_TITLE } from '../navigation/page-title.ts';
import { PublicLayout } from '../layout/public-layout.tsx';

const summaryModal = () => import('../../calculation/summary/components/summary-modal.tsx');
const successCard = () => import('../../calculation/summary/components/success-card.tsx');
const LazySummaryModal = lazy(async () => ({ default: (await loadPart(summaryModal)).SummaryModal }));

const SLOTS = {
  Result: SideResult,
  ResultBar,
  Comparison,
  Schedule: Questions,
  Summary: (props: SummaryProps) => <LazySummaryModal {...props} Result={ResultCard} />,
  Success: lazy(async () => ({ default: (await loadPart(successCard)).SuccessCard })),
  // A failed load is retried, and reported, when the component is needed.
  prepareSummary: () => void Promise.all([summaryModal(), successCard()]).catch(() => undefined),
};

const LazyPhone = lazy(async () => ({
  default: (await import('../../calculation/form/module-phone.tsx')).ModulePhone,
}));
const LazySolicitudes = lazy(async () => ({
  default: (await import('../../calculation/solicitudes/solicitudes-panel.tsx')).SolicitudesPanel,
}));

const Phone = (props: ModulePhoneProps) => (
  <Suspense fallback={<Loading label="Cargando…" />}>
    <LazyPhone {...props} />
  </Suspense>
);

export interface SimulatorRouteProps {
  isSummary?: boolean;
  /** True for `/simulatorTemplate`: an extra module, and this browser's list. */
  isStaffs?: boolean;
}

/** Route of the web simulator with its result components. */
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
