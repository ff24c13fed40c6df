import type { ScheduleProps } from '#shared/simulation/result-slots.ts';
import { ExtraPaymentsCard } from '../../features/schedule/extra-payments/extra-payments-card.tsx';
import { ExplanationCard } from '../../features/schedule/explanation/explanation-card.tsx';
import { OtherOfferCard } from '../../features/schedule/other-offers/other-offer-card.tsx';
import { RefinancingCard } from '../../features/schedule/other-offers/refinancing-card.tsx';
import { SchedulePanel } from '../../features/schedule/schedule-panel.tsx';

/** Cards with questions about a calculated credit. */
export function QuestionCards(props: ScheduleProps) {
  return (
    <>
      <SchedulePanel {...props} />
      <ExtraPaymentsCard {...props} />
      <OtherOfferCard {...props} />
      <RefinancingCard {...props} />
      <ExplanationCard {...props} />
    </>
  );
}
