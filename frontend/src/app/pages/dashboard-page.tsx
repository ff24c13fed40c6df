import { Dashboard } from '../../office/dashboard/dashboard.tsx';
import { OfficeLayout } from '../layout/office-layout.tsx';

/** Staff's start page: counts of the simulations, with links to them. */
export default function DashboardPage() {
  return (
    <OfficeLayout>
      <Dashboard />
    </OfficeLayout>
  );
}
