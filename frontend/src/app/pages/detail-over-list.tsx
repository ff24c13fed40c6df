import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SendAction } from '../../features/workflow/send-action.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { detailIn, isOverList, withoutDetail } from '#shared/office/list-address.ts';
import styles from './detail-over-list.module.css';

const SimulationDetail = lazy(() => import('../../features/detail/simulation-detail.tsx'));

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
    <Suspense
      fallback={
        <div className={styles['opening']}>
          <Loading label="Abriendo la simulación…" />
        </div>
      }
    >
      <SimulationDetail key={uuid} uuid={uuid} onClose={close} Action={SendAction} />
    </Suspense>
  );
}
