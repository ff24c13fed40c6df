import { ExportButton } from '../../features/excel/export-button.tsx';
import { ImportButton } from '../../features/excel/import-button.tsx';
import { Listing } from '../../features/listing/listing.tsx';
import { OfficeLayout } from '../layout/office-layout.tsx';
import { DetailOverList } from './detail-over-list.tsx';

/** Who simulated what, and the detail of a simulation over it. */
export default function ListadoPage() {
  return (
    <OfficeLayout>
      <Listing Import={ImportButton} Export={ExportButton} />
      <DetailOverList />
    </OfficeLayout>
  );
}
