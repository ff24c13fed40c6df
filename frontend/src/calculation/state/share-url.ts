/** Answers as figures of a link, written. `shared-figures.ts` reads them. */
import { ORIGIN } from '#shared/api/plain-client.ts';
import { figuresFragment } from '@simulador/contracts/simulations/figures-link';
import { askedIn } from '#shared/simulation/asked-questions.ts';
import { projectFacts, type CreditAnswers } from '../answers/answers.ts';
import type { SharedFigures } from './shared-figures.ts';

export const shareFragment = ({ hasCodebtor, project, credit, asked, quote }: SharedFigures): string =>
  figuresFragment(
    {
      facts: projectFacts(project),
      isDfl2: project.isDfl2,
      value: credit.propertyValue,
      subsidy:
        credit.takesSubsidy === 'yes'
          ? { type: credit.subsidyType, amount: credit.subsidyAmount, hasUnemployment: credit.unemployment }
          : null,
      savings: credit.savings,
      credit: credit.creditAmount,
      follows: followingPart(credit),
      years: credit.paymentYears,
      graceMonths: credit.graceMonths,
      hasCodebtor,
      // Incomplete questions are omitted, because no reader of a link accepts them.
      asked: askedIn(new URLSearchParams(asked)),
    },
    quote,
  );

/** Returns which part of the value was calculated, not typed. */
function followingPart({ savings, creditAmount }: CreditAnswers): 'ahorro' | 'credito' | '' {
  if (savings.isDerived) return 'ahorro';
  return creditAmount.isDerived ? 'credito' : '';
}

/** Returns the address that opens these figures, on this origin. */
export const shareUrl = (figures: SharedFigures): string => `${ORIGIN}/simulador${shareFragment(figures)}`;
