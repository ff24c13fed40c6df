import { useLocation, useNavigate } from 'react-router-dom';
import { SendAction } from '../../features/workflow/send-action.tsx';
import { SendStatus } from '../../features/workflow/send-status.tsx';
import { partQuery } from '#shared/browser/load-part.ts';
import { detailIn, isOverList, withoutDetail } from '#shared/office/list-address.ts';
import { LoadedDialog } from '#shared/ui/dialog/loaded-dialog.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import styles from './detail-over-list.module.css';

const TITLE = 'Simulación de Crédito Hipotecario';
const NOT_OPENED = 'No pudimos abrir la simulación. Inténtelo de nuevo en un momento.';

const dialogQuery = partQuery(
  'simulation-detail',
  () => import('../../features/detail/simulation-detail.tsx'),
);

/** The detail that the list's address names. Closing it leads back to the list, which may not have been there before. */
export function DetailOverList() {
  const { pathname, search, state: entry } = useLocation();
  const navigate = useNavigate();
  const uuid = detailIn(search);
  if (uuid === null) return null;
  const close = (): void => {
    if (isOverList(entry)) void navigate(-1);
    else void navigate({ pathname, search: withoutDetail(search) }, { replace: true, state: entry });
  };
  return (
    <LoadedDialog
      key={uuid}
      query={dialogQuery}
      title={TITLE}
      failedText={NOT_OPENED}
      onClose={close}
      loading={
        <div className={styles['opening']}>
          <Loading label="Abriendo la simulación…" />
        </div>
      }
    >
      {({ SimulationDetail }) => (
        <SimulationDetail uuid={uuid} onClose={close} Action={SendAction} Status={SendStatus} />
      )}
    </LoadedDialog>
  );
}
