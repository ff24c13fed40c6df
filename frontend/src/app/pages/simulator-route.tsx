import { deferred } from '#shared/ui/feedback/deferred.tsx';
import { SimulatorPage, type SimulatorPageProps } from '../../calculation/simulator/simulator-page.tsx';
import { OFFICE_TITLE, SIMULATOR_TITLE } from '../navigation/page-title.ts';
import { PublicLayout } from '../layout/public-layout.tsx';

const SolicitudesPanel = deferred(
  () => import('../../calculation/solicitudes/solicitudes-panel.tsx'),
  ({ SolicitudesPanel }) => SolicitudesPanel,
  'No pudimos cargar las simulaciones de este navegador.',
);

/** Route of the web simulator; staff's shows this browser's list too. */
export function SimulatorRoute(props: SimulatorPageProps) {
  return (
    <PublicLayout title={props.isStaffs ? OFFICE_TITLE : SIMULATOR_TITLE}>
      <SimulatorPage {...props} />
      {props.isStaffs && <SolicitudesPanel />}
    </PublicLayout>
  );
}
