import { ProfessionalPage } from '../../calculation/professional/professional-page.tsx';
import { ProfessionalSummaryPage } from '../../calculation/summary/professional/professional-summary-page.tsx';
import { AudienceContext } from '#shared/context/audience.ts';
import { useSessionUser } from '#shared/session/session-state.ts';
import { UfBadge } from '../layout/uf-badge.tsx';

export default function ProfessionalRoute({ isSummary = false }: { isSummary?: boolean }) {
  const user = useSessionUser();
  if (user === null) return null;
  return (
    <AudienceContext value="staff">
      {isSummary ? <ProfessionalSummaryPage /> : <ProfessionalPage userId={user.id} aside={<UfBadge />} />}
    </AudienceContext>
  );
}
