import type { ScheduleProps } from '#shared/simulation/result-slots.ts';
import { ExtraPaymentsCard } from '../../calculation/prepayment/extra-payments-card.tsx';
import { ExplanationCard } from '../../calculation/explanation/explanation-card.tsx';
import { OtherOfferCard } from '../../calculation/other-offers/other-offer-card.tsx';
import { RefinancingCard } from '../../calculation/other-offers/refinancing-card.tsx';
import { SchedulePanel } from '../../calculation/schedule/schedule-panel.tsx';

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
