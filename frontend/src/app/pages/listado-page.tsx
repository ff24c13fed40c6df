import { Listing } from '../../office/listing/listing.tsx';
import { OfficeLayout } from '../layout/office-layout.tsx';
import { DetailOverList } from './detail-over-list.tsx';

/** The list of clients with their simulations, and a simulation's detail over it. */
export default function ListadoPage() {
  return (
    <OfficeLayout>
      <Listing />
      <DetailOverList />
    </OfficeLayout>
  );
}
