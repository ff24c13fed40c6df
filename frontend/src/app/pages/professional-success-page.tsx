import { SentPage } from '../../features/summary/professional/sent-page.tsx';
import { OfficeLayout } from '../layout/office-layout.tsx';

/** The success screen of the professional flavour. See docs/rules.md R101. */
export default function ProfessionalSuccessPage() {
  return (
    <OfficeLayout>
      <SentPage />
    </OfficeLayout>
  );
}
