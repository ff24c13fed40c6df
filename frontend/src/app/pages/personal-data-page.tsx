import { RequestsScreen } from '../../features/personal-data/requests-screen.tsx';
import { OfficeLayout } from '../layout/office-layout.tsx';

/** Persons' requests about their data, for the administrator. */
export default function PersonalDataPage() {
  return (
    <OfficeLayout>
      <RequestsScreen />
    </OfficeLayout>
  );
}
