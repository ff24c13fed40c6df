import type { ScheduleProps } from '../figures/shown.ts';
import { PrepaymentsCard } from '../prepayment/prepayments-card.tsx';
import { ExplanationCard } from '../explanation/explanation-card.tsx';
import { OtherOfferCard } from '../other-offers/other-offer-card.tsx';
import { RefinancingCard } from '../other-offers/refinancing-card.tsx';
import { SchedulePanel } from '../schedule/schedule-panel.tsx';

export function QuestionCards(props: ScheduleProps) {
  return (
    <>
      <SchedulePanel {...props} />
      <PrepaymentsCard {...props} />
      <OtherOfferCard {...props} />
      <RefinancingCard {...props} />
      <ExplanationCard {...props} />
    </>
  );
}
