import { ResultCard, SideResult } from '../../features/result/result-card.tsx';
import { ResultBar } from '../../features/result/result-bar.tsx';
import { ProfessionalPage } from '../../features/simulator/professional/professional-page.tsx';
import { ProfessionalSummaryPage } from '../../features/summary/professional/professional-summary-page.tsx';
import { AudienceProvider } from '#shared/context/audience.tsx';
import { useSessionUser } from '#shared/session/use-session.ts';
import { OfficeLayout } from '../layout/office-layout.tsx';
import { UfBadge } from '../layout/uf-badge.tsx';
import { Comparison, Questions } from './questions.tsx';

const SLOTS = { Result: SideResult, ResultBar, Comparison, Schedule: Questions };

export interface ProfessionalRouteProps {
  isSummary?: boolean;
}

/** Route of the professional simulator and its summary. */
export default function ProfessionalRoute({ isSummary = false }: ProfessionalRouteProps) {
  const user = useSessionUser();
  if (user === null) return null;
  return (
    <OfficeLayout>
      <AudienceProvider audience="staff">
        {isSummary ? (
          <ProfessionalSummaryPage Result={ResultCard} />
        ) : (
          <ProfessionalPage slots={SLOTS} userId={user.id} aside={<UfBadge />} />
        )}
      </AudienceProvider>
    </OfficeLayout>
  );
}
