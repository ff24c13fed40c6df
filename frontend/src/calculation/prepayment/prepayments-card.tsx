import type { ScheduleProps } from '../figures/shown.ts';
import { useAudienceText } from '#shared/context/audience.tsx';
import { OpeningCard } from '#shared/ui/layout/opening-card.tsx';
import { prepaymentIn } from './asked-prepayment.ts';
import { Prepayments } from './prepayments.tsx';

/** Card about the effects of prepayments on a calculated credit. See docs/rules.md R570 to R572. */
export function PrepaymentsCard(props: ScheduleProps) {
  const textFor = useAudienceText();
  return (
    <OpeningCard
      title={textFor('¿Y si abono más?', '¿Y si se abona más?')}
      lead={textFor(
        'Cuánto antes terminas, o cuánto baja tu dividendo, si pagas algo extra.',
        'Cuánto antes termina el crédito, o cuánto baja el dividendo, con pagos extra.',
      )}
      what="abonos"
      startsOpen={prepaymentIn(props.asked) !== null}
    >
      <Prepayments {...props} />
    </OpeningCard>
  );
}
