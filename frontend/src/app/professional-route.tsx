import { OfficeLayout } from './office-layout.tsx';

export interface ProfessionalRouteProps {
  isSummary?: boolean;
}

/** The professional simulator, and its summary. */
export default function ProfessionalRoute({ isSummary = false }: ProfessionalRouteProps) {
  return (
    <OfficeLayout>
      <h1>{isSummary ? 'Resumen de la simulación' : 'Simulador profesional'}</h1>
    </OfficeLayout>
  );
}
