import { useLocation, useNavigate } from 'react-router-dom';
import { detailIn, isEntered, isOverList, withoutDetail } from '#shared/office/list-address.ts';
import { deferred } from '#shared/ui/feedback/deferred.tsx';
import { LoadedDialog } from '#shared/ui/dialog/loaded-dialog.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { Listing } from '../../office/listing/listing.tsx';
import { useNeighbours, useSheetKeys } from '../../office/listing/use-neighbours.ts';

const TITLE = 'Simulación de Crédito Hipotecario';
const OPENING = 'Abriendo la simulación…';
const NOT_OPENED = 'No pudimos abrir la simulación. Inténtelo de nuevo en un momento.';

const ClientSheet = deferred(
  () => import('../../office/detail/client-sheet.tsx'),
  (module) => module.ClientSheet,
  NOT_OPENED,
  OPENING,
);

/** The client's sheet of the simulation that the list's address names. Closing it navigates to the list, which may not be in the history. */
export function DetailOverList() {
  const { pathname, search, state: entry, key } = useLocation();
  const navigate = useNavigate();
  const neighbours = useNeighbours();
  useSheetKeys(neighbours);
  const uuid = detailIn(search);
  if (uuid === null) return null;
  const close = (): void => {
    if (isOverList(entry)) void navigate(-1);
    else void navigate({ pathname, search: withoutDetail(search) }, { replace: true, state: entry });
  };
  return (
    <LoadedDialog
      of={ClientSheet}
      title={TITLE}
      failedText={NOT_OPENED}
      onClose={close}
      loading={
        // The loading text is in the middle of the window, because the end of a long list may be out of sight.
        <div className="fixed inset-0 z-10 m-auto h-fit w-[min(320px,100%-48px)] rounded-md bg-surface shadow-float print:hidden">
          <Loading label={OPENING} />
        </div>
      }
    >
      {(Sheet) => (
        <Sheet {...{ uuid, neighbours }} focusKey={isEntered(entry) ? key : null} onClose={close} />
      )}
    </LoadedDialog>
  );
}

/** The list of clients with their simulations, and a simulation's detail over it. */
export const ListadoPage = () => (
  <>
    <Listing />
    <DetailOverList />
  </>
);
