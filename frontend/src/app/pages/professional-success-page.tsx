import { SentPage } from '../../calculation/summary/professional/sent-page.tsx';
import { OfficeLayout } from '../layout/office-layout.tsx';

/** Success screen of the professional simulator. See docs/rules.md R101. */
export default function ProfessionalSuccessPage() {
  return (
    <OfficeLayout>
      <SentPage />
    </OfficeLayout>
  );
}
