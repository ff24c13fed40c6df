import type { ComparisonProps, ScheduleProps } from '#shared/simulation/result-slots.ts';
import { onDemand } from '#shared/ui/feedback/on-demand.tsx';

/** The same credit at other terms. */
export const Comparison = onDemand<ComparisonProps>(
  'comparison',
  async () => (await import('../../calculation/comparison/comparison.tsx')).Comparison,
  'No pudimos cargar la comparación de plazos.',
);

/** The schedule of a calculated credit, and questions about it. */
export const Questions = onDemand<ScheduleProps>(
  'question-cards',
  async () => (await import('./question-cards.tsx')).QuestionCards,
  'No pudimos cargar el cuadro de pagos.',
);
