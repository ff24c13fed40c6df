import { Comparison } from '../features/result/comparison.tsx';
import { ResultBar } from '../features/result/result-bar.tsx';
import { SideResult } from '../features/result/side-result.tsx';
import { SchedulePanel } from '../features/schedule/schedule-panel.tsx';
import { ProfessionalPage } from '../features/simulator/professional/professional-page.tsx';
import { AudienceProvider } from '../shared/audience/audience.tsx';
import { useSessionUser } from '../shared/session/use-session.ts';
import { OfficeLayout } from './office-layout.tsx';
import { UfBadge } from './uf-badge.tsx';

const SLOTS = { Result: SideResult, ResultBar, Comparison, Schedule: SchedulePanel };

export interface ProfessionalRouteProps {
  isSummary?: boolean;
}

/** The professional simulator, and its summary. */
export default function ProfessionalRoute({ isSummary = false }: ProfessionalRouteProps) {
  const user = useSessionUser();
  if (user === null) return null;
  return (
    <OfficeLayout>
      <AudienceProvider audience="staff">
        {isSummary ? (
          <h1>Resumen de la simulación</h1>
        ) : (
          <ProfessionalPage slots={SLOTS} userId={user.id} aside={<UfBadge />} />
        )}
      </AudienceProvider>
    </OfficeLayout>
  );
}
