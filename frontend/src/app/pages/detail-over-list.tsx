import { useLocation, useNavigate } from 'react-router-dom';
import {
  panelDetailIn,
  detailIn,
  isEntered,
  isOverList,
  withoutDetail,
} from '#shared/office/list-address.ts';
import { DetailDrafts } from '#shared/office/leaving/detail-drafts.tsx';
import { useHasPanelRoom } from '#shared/office/use-panel-room.ts';
import { deferred } from '#shared/ui/feedback/deferred.tsx';
import { LoadedDialog } from '#shared/ui/dialog/loaded-dialog.tsx';
import { Loading } from '#shared/ui/loading.tsx';

const TITLE = 'Simulación de Crédito Hipotecario';
const OPENING = 'Abriendo la simulación…';
const NOT_OPENED = 'No pudimos abrir la simulación. Inténtelo de nuevo en un momento.';

const SimulationDetail = deferred(
  () => import('../../office/detail/simulation-detail.tsx'),
  (module) => module.SimulationDetail,
  NOT_OPENED,
  OPENING,
);

/**
 * The detail that the list's address names, over or next to the list. Closing it navigates to the list, which may not be in the
 * history.
 */
export function DetailOverList() {
  const place = useLocation();
  const { pathname, search, state: entry } = place;
  const navigate = useNavigate();
  const hasRoom = useHasPanelRoom();
  const uuid = detailIn(search);
  if (uuid === null) return null;
  const close = (): void => {
    if (isOverList(entry)) void navigate(-1);
    else void navigate({ pathname, search: withoutDetail(search) }, { replace: true, state: entry });
  };
  return (
    <DetailDrafts key={uuid}>
      {hasRoom && panelDetailIn(place) !== null ? (
        <DetailPanel uuid={uuid} onClose={close} />
      ) : (
        <LoadedDialog
          of={SimulationDetail}
          title={TITLE}
          failedText={NOT_OPENED}
          onClose={close}
          loading={
            // In the middle of the window, where the dialog will open. The end of a long list may be out of sight.
            <div className="fixed inset-0 z-10 m-auto h-fit w-[min(320px,100%-48px)] rounded-md bg-surface shadow-float print:hidden">
              <Loading label={OPENING} />
            </div>
          }
        >
          {(Detail) => <Detail uuid={uuid} onClose={close} />}
        </LoadedDialog>
      )}
    </DetailDrafts>
  );
}

/** The detail next to the list. See docs/rules.md R516. */
function DetailPanel({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const { key, state: entry } = useLocation();
  return (
    <div data-beside>
      <SimulationDetail uuid={uuid} panel={{ focusKey: isEntered(entry) ? key : null }} onClose={onClose} />
    </div>
  );
}
