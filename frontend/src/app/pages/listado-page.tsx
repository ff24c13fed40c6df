import { useLocation, useNavigate } from 'react-router-dom';
import { detailIn, isEntered, isOverList, withDetail } from '../../office/lists/list-address.ts';
import { ClientSheet } from '../../office/detail/client-sheet.tsx';
import { Listing } from '../../office/listing/listing.tsx';
import { useNeighbours, useSheetKeys } from '../../office/listing/use-neighbours.ts';

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
    else void navigate({ pathname, search: withDetail(search, null) }, { replace: true, state: entry });
  };
  return <ClientSheet {...{ uuid, neighbours }} focusKey={isEntered(entry) ? key : null} onClose={close} />;
}

/** The list of clients with their simulations, and a simulation's detail over it. */
export default function ListadoPage() {
  return (
    <>
      <Listing />
      <DetailOverList />
    </>
  );
}
