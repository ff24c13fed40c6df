/** Figures of a link, read and written. */
import { PROPERTY_TYPE } from '@simulador/contracts/bank/codes';
import { isBuySale, isDfl2Visible } from '@simulador/contracts/calculation/rules/visibility';
import {
  figuresFragment,
  LINK_MARK,
  LINK_QUOTE,
  LINK_TWO,
  LINK_VERSION,
  type LinkQuote,
} from '@simulador/contracts/simulations/figures-link';
import { amountIn, askedIn, type AskedQuestions } from '#shared/simulation/asked-questions.ts';
import { derived, EMPTY_UF, type MoneyValue } from '#shared/ui/amounts/money-value.ts';
import {
  type CreditAnswers,
  NO_CREDIT,
  NO_PROJECT,
  type ProjectAnswers,
  projectFacts,
} from '../answers/answers.ts';
import { PURPOSES } from '../answers/offered.ts';
import { STATES, SUBSIDIES } from '../answers/options.ts';
import { ORIGIN } from '#shared/api/plain-client.ts';

export interface SharedFigures {
  /** Whether two people are insured. */
  readonly hasCodebtor: boolean;
  readonly project: ProjectAnswers;
  readonly credit: CreditAnswers;
  readonly asked: AskedQuestions;
  /** Saved simulation whose rate the link quotes. */
  readonly quote?: LinkQuote;
}

/** Punctuation that a sentence adds to a link: no value ends with it. */
const AROUND_LINK = /[.,;:!?)\]>»”"'…]+$/u;

/** Codes that a link may have, by the names of their fields: the form can't show another one. */
const KNOWN: Readonly<Record<string, readonly number[]>> = {
  destino: PURPOSES.web,
  tipo: Object.values(PROPERTY_TYPE),
  estado: STATES,
  subsidio: SUBSIDIES,
};

/**
 * Returns the figures in a fragment; `broken` if it is of another version, cut off, or has an unknown code, null if it is not a shared
 * simulation. What the form or the bank refuses is said there.
 */
export function sharedFigures(fragment: string): SharedFigures | 'broken' | null {
  const fields = new URLSearchParams(fragment.replace(/^#/, '').replace(AROUND_LINK, ''));
  if (!fields.has(LINK_MARK)) return null;
  const textOf = (name: string): string => fields.get(name) ?? '';
  const amountOf = (name: string): MoneyValue => amountIn(textOf(name)) ?? EMPTY_UF;
  const partOf = (name: 'ahorro' | 'credito'): MoneyValue =>
    textOf('sigue') === name ? derived(amountOf(name)) : amountOf(name);
  const propertyValue = amountOf('valor');
  const isCutOff = propertyValue.amount === null || !fields.has('destino') || !fields.has('anos');
  const isKnown = Object.entries(KNOWN).every(
    ([name, codes]) => !fields.has(name) || codes.map(String).includes(textOf(name)),
  );
  if (textOf(LINK_MARK) !== LINK_VERSION || isCutOff || !isKnown) return 'broken';
  const stated = {
    ...NO_PROJECT,
    ...{ creditType: textOf('destino'), propertyType: textOf('tipo'), propertyState: textOf('estado') },
  };
  const splits = isBuySale(projectFacts(stated).purpose);
  return {
    hasCodebtor: textOf('asegurados') === LINK_TWO,
    project: { ...stated, isDfl2: isDfl2Visible(projectFacts(stated)) && textOf('dfl2') === '1' },
    asked: askedIn(fields),
    ...quoteIn(textOf(LINK_QUOTE.number), textOf(LINK_QUOTE.token)),
    credit: {
      ...NO_CREDIT,
      propertyValue,
      ...(splits && fields.has('subsidio')
        ? {
            takesSubsidy: 'yes',
            subsidyType: textOf('subsidio'),
            subsidyAmount: amountOf('monto'),
            unemployment: textOf('cesantia') === '1',
          }
        : {}),
      ...(splits ? { savings: partOf('ahorro') } : {}),
      creditAmount: partOf('credito'),
      paymentYears: textOf('anos'),
      graceMonths: fields.get('gracia') ?? '0',
    },
  };
}

/** Returns the quote; nothing if the link has none that can be read, because its figures are whole without it. */
function quoteIn(number: string, token: string): Pick<SharedFigures, 'quote'> {
  const isQuote = /^[1-9]\d{0,8}$/.test(number) && /^[\w-]{43}$/.test(token);
  return isQuote ? { quote: { number: Number(number), token } } : {};
}

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
