/** The professional summary with its own result card. */
import { ResultCard } from '../features/result/result-card.tsx';
import { ProfessionalSummaryPage } from '../features/summary/professional/professional-summary-page.tsx';
import { renderForStaff } from './render-for-staff.tsx';

/** `entry`: what the way here carries. */
export const renderProfessionalSummary = (entry: unknown) =>
  renderForStaff('/simulador-profesional/resumen', <ProfessionalSummaryPage Result={ResultCard} />, entry);
