import { Listing } from '../../features/listing/listing.tsx';
import { OfficeLayout } from '../layout/office-layout.tsx';

/** Who simulated what, and the detail of a simulation over it. */
export default function ListadoPage() {
  return (
    <OfficeLayout>
      <Listing />
    </OfficeLayout>
  );
}
