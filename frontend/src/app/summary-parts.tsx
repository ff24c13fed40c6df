import { ResultCard } from '../features/result/result-card.tsx';
import { SummaryModal } from '../features/summary/components/summary-modal.tsx';
import type { SummaryProps } from '#shared/simulation/summary-slots.ts';

export { SuccessCard } from '../features/summary/components/success-card.tsx';

/** The summary with its result card put in place. */
export const Summary = (props: SummaryProps) => <SummaryModal {...props} Result={ResultCard} />;
