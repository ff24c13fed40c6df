import { Head } from '../../office/head/head.tsx';
import { OfficeLayout } from '../layout/office-layout.tsx';

/** Figures of branches and executives, for administrators. */
export default function HeadPage() {
  return (
    <OfficeLayout>
      <Head />
    </OfficeLayout>
  );
}
