/** Figures of a link, read and written. */
import { CREDIT_PURPOSE, PROPERTY_STATE, PROPERTY_TYPE } from '@simulador/contracts/bank/codes';
import { LIMITS } from '@simulador/contracts/calculation/limits';
import {
  isBuySale,
  isDfl2Visible,
  isPropertyStateVisible,
} from '@simulador/contracts/calculation/rules/visibility';
import {
  figuresFragment,
  LINK_MARK,
  LINK_QUOTE,
  LINK_TWO,
  LINK_VERSION,
  type LinkQuote,
} from '@simulador/contracts/simulations/figures-link';
import { amountIn, askedIn, type AskedQuestions } from '#shared/simulation/asked-questions.ts';
import { derived, type MoneyValue } from '#shared/ui/amounts/money-value.ts';
import {
  type CreditAnswers,
  NO_CREDIT,
  NO_PROJECT,
  type ProjectAnswers,
  projectFacts,
} from '../answers/answers.ts';
import { PURPOSES, SUBSIDIES } from '../answers/options.ts';
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

const { yearsMin, yearsMax, graceMonthsMin, graceMonthsMax } = LIMITS.web;

/** Punctuation that a sentence adds to a link: no value ends with it. */
const AROUND_LINK = /[.,;:!?)\]>»”"'…]+$/u;

/** Returns the figures in a fragment; `broken` if they can't be read, null if the fragment is not a shared simulation. */
export function sharedFigures(fragment: string): SharedFigures | 'broken' | null {
  const fields = new URLSearchParams(fragment.replace(/^#/, '').replace(AROUND_LINK, ''));
  if (!fields.has(LINK_MARK)) return null;
  try {
    return figuresOf(fields);
  } catch (reason) {
    if (reason instanceof Unreadable) return 'broken';
    throw reason;
  }
}

class Unreadable extends Error {}

function figuresOf(fields: URLSearchParams): SharedFigures {
  if (fields.get(LINK_MARK) !== LINK_VERSION) throw new Unreadable();
  const project = projectOf(fields);
  const splits = isBuySale(projectFacts(project).purpose);
  const subsidised = splits && fields.has('subsidio');
  return {
    hasCodebtor: fields.get('asegurados') === LINK_TWO,
    project,
    asked: askedIn(fields),
    ...quoteIn(fields),
    credit: {
      ...NO_CREDIT,
      propertyValue: amountOf(fields, 'valor'),
      ...(subsidised ? subsidyOf(fields) : {}),
      ...(splits ? { savings: partOf(fields, 'ahorro') } : {}),
      creditAmount: partOf(fields, 'credito'),
      paymentYears: wholeOf(fields, 'anos', yearsMin, yearsMax),
      graceMonths: fields.has('gracia') ? wholeOf(fields, 'gracia', graceMonthsMin, graceMonthsMax) : '0',
    },
  };
}

function projectOf(fields: URLSearchParams): ProjectAnswers {
  const project = {
    ...NO_PROJECT,
    creditType: codeOf(fields, 'destino', PURPOSES.web),
    propertyType: statedOf(fields, 'tipo', Object.values(PROPERTY_TYPE)),
  };
  const isRefinancing = project.creditType === String(CREDIT_PURPOSE.refinancing);
  if (isRefinancing && project.propertyType !== String(PROPERTY_TYPE.house)) throw new Unreadable();
  if (!isPropertyStateVisible(projectFacts(project))) return project;
  const stated = { ...project, propertyState: statedOf(fields, 'estado', Object.values(PROPERTY_STATE)) };
  return { ...stated, isDfl2: isDfl2Visible(projectFacts(stated)) && fields.get('dfl2') === '1' };
}

const subsidyOf = (fields: URLSearchParams): Partial<CreditAnswers> => ({
  takesSubsidy: 'yes',
  subsidyType: codeOf(fields, 'subsidio', SUBSIDIES),
  subsidyAmount: amountOf(fields, 'monto'),
  unemployment: fields.get('cesantia') === '1',
});

/** Returns the quote; nothing if the link has none that can be read, because its figures are whole without it. */
function quoteIn(fields: URLSearchParams): Pick<SharedFigures, 'quote'> {
  const number = fields.get(LINK_QUOTE.number) ?? '';
  const token = fields.get(LINK_QUOTE.token) ?? '';
  const isQuote = /^[1-9]\d{0,8}$/.test(number) && /^[\w-]{43}$/.test(token);
  return isQuote ? { quote: { number: Number(number), token } } : {};
}

function codeOf(fields: URLSearchParams, name: string, known: readonly number[]): string {
  const text = fields.get(name) ?? '';
  if (!known.some((code) => String(code) === text)) throw new Unreadable();
  return text;
}

/** Returns '' for what the sender had not stated, which is assumed again. See docs/rules.md R240. */
const statedOf = (fields: URLSearchParams, name: string, known: readonly number[]): string =>
  fields.has(name) ? codeOf(fields, name, known) : '';

function wholeOf(fields: URLSearchParams, name: string, min: number, max: number): string {
  const text = fields.get(name) ?? '';
  if (!/^\d{1,3}$/.test(text) || Number(text) < min || Number(text) > max) throw new Unreadable();
  return String(Number(text));
}

const partOf = (fields: URLSearchParams, name: 'ahorro' | 'credito'): MoneyValue =>
  fields.get('sigue') === name ? derived(amountOf(fields, name)) : amountOf(fields, name);

function amountOf(fields: URLSearchParams, name: string): MoneyValue {
  const amount = amountIn(fields.get(name) ?? '');
  if (amount === null) throw new Unreadable();
  return amount;
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
