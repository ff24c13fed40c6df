/** Questions about a result as fields of its link: amounts and terms, no personal data. See docs/rules.md R581. */
import { LIMITS } from '@simulador/contracts/calculation/limits';
import type { MoneyValue } from '../ui/amounts/money-value.ts';

/** Names of the questions: prepayments, another bank's offer, a present credit. */
export const QUESTIONS = ['abono', 'oferta', 'actual'] as const;
export type QuestionName = (typeof QUESTIONS)[number];
/** Questions by name, in the format of the link, or as JSON while their input is not complete (`schedule/asked-question.ts`). */
export type AskedQuestions = { readonly [Name in QuestionName]?: string };

const PART = '_';
const TEXT = /^[a-z0-9._]{1,80}$/;

/** Reads the questions from a link's fields. */
export function askedIn(fields: URLSearchParams): AskedQuestions {
  const known = QUESTIONS.flatMap((name) => {
    const text = fields.get(name);
    return text !== null && TEXT.test(text) ? [[name, text] as const] : [];
  });
  return Object.fromEntries(known);
}

/** Joins the parts of a question, e.g. `uf300_24_once_term`. */
export const joined = (...parts: readonly string[]): string => parts.join(PART);

/** Splits a question into `count` parts; null for any other number, because anybody can write a link. */
export function partsOf(text: string | undefined, count: number): readonly string[] | null {
  const parts = typeof text === 'string' ? text.split(PART) : [];
  return parts.length === count ? parts : null;
}

/** Pattern of amounts: `uf2500.5`, `clp102200900`. */
const AMOUNT = /^(?:uf(?<uf>\d{1,8}(?:\.\d{1,4})?)|clp(?<clp>\d{1,13}))$/;

/** Parses an amount; null if it is invalid or above what can be entered. */
export function amountIn(text: string): MoneyValue | null {
  const { uf, clp } = AMOUNT.exec(text)?.groups ?? {};
  if (uf !== undefined && Number(uf) <= LIMITS.web.amountMaxUf) return { currency: 'UF', amount: Number(uf) };
  if (clp !== undefined) return { currency: 'CLP', amount: Number(clp) };
  return null;
}
