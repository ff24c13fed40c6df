import { lazy, Suspense } from 'react';
import { SimulatorPage, type SimulatorPageProps } from '../../calculation/simulator/simulator-page.tsx';
import { OFFICE_TITLE, SIMULATOR_TITLE } from '../navigation/page-title.ts';
import { PublicLayout } from '../layout/public-layout.tsx';

const LazySolicitudes = lazy(async () => ({
  default: (await import('../../calculation/solicitudes/solicitudes-panel.tsx')).SolicitudesPanel,
}));

/** Route of the web simulator; staff's shows this browser's list too. */
export function SimulatorRoute(props: SimulatorPageProps) {
  return (
    <PublicLayout title={props.isStaffs ? OFFICE_TITLE : SIMULATOR_TITLE}>
      <SimulatorPage {...props} />
      {props.isStaffs && (
        <Suspense>
          <LazySolicitudes />
        </Suspense>
      )}
    </PublicLayout>
  );
}
