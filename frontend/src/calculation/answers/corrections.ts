/** Advice on a refused answer, and a corrected answer that a button offers. See docs/rules.md R227. */
import { LIMITS } from '@simulador/contracts/calculation/limits';
import { yearsMaxAt } from '@simulador/contracts/calculation/rules/term';
import { isSpellingOf, nameRule, plainName } from '@simulador/contracts/calculation/rules/text';
import { formatMoney } from '@simulador/contracts/platform/format';
import { formatTyped, isMoney, moneyValue } from '#shared/ui/amounts/money-value.ts';
import type { Answers, WrittenNames } from './answers.ts';
import { currencyQuestion } from './currency-question.ts';
import { answerTo, type FieldPath, type AnswerChanges } from './fields.ts';
import { leastSavings, mostCredit } from './limits-in-amounts.ts';
import { mistypedMail } from './mail-domains.ts';
import { ageLimitText } from './texts.ts';
import { ageOf, shownViolation, type Violations } from './violations.ts';

export interface Correction {
  readonly text: string;
  /** Absent if only the person knows the right answer. */
  readonly offer?: {
    readonly label: string;
    readonly changes: AnswerChanges;
    /** Names as typed, which the offered answer simplifies. */
    readonly written?: WrittenNames | undefined;
  };
}

/** Returns advice on a refused answer; null if there is none. `ufValueClp`: pesos per UF. */
export function correctionOf(
  path: FieldPath,
  answers: Answers,
  violations: Violations,
  ufValueClp: number,
): Correction | null {
  const broken = shownViolation(path, answers, violations);
  const inOther = currencyCorrection(path, answers, ufValueClp);
  if (inOther !== null) return inOther;
  if (path === 'client.email' && broken === undefined) return mailQuestion(answers);
  switch (broken?.code) {
    case 'years_range':
    case 'age_plus_years':
    case 'codebtor_age_plus_years':
      return termCorrection(answers);
    case 'name_format':
    case 'name_letters_only':
      return path === 'client.name' || path === 'client.lastName' ? nameCorrection(path, answers) : null;
    case 'savings_min_share':
    case 'savings_subsidy_min_share':
      // A share of an invalid value means nothing.
      return violations['credit.propertyValue'] ? null : savingsCorrection(answers, ufValueClp);
    case 'credit_max_share':
      return isShareOfSavings(violations)
        ? null
        : creditCorrection(answers, broken.values.maxPct, ufValueClp);
    default:
      return null;
  }
}

/** Asks whether another domain was meant. The e-mail is valid, and is taken as it is unless the person changes it. */
function mailQuestion({ client }: Answers): Correction | null {
  const meant = mistypedMail(client.email);
  return (
    meant && {
      text: `¿Es ${meant.domain}?`,
      offer: { label: `Usar ${meant.domain}`, changes: { 'client.email': meant.email } },
    }
  );
}

function currencyCorrection(path: FieldPath, answers: Answers, ufValueClp: number): Correction | null {
  const answer: unknown = answerTo(answers, path);
  const question = isMoney(answer) ? currencyQuestion(answer, ufValueClp) : null;
  return (
    question && { text: question.text, offer: { label: question.label, changes: { [path]: question.meant } } }
  );
}

function savingsCorrection(answers: Answers, ufValueClp: number): Correction | null {
  const least = leastSavings(answers, ufValueClp);
  if (least === null) return null;
  const corrected = moneyValue(least);
  const { savings } = answers.credit;
  const missing = { ...corrected, amount: (corrected.amount ?? 0) - (savings.amount ?? 0) };
  return {
    text: `${answers.flavour === 'web' ? 'Te faltan' : 'Faltan'} ${formatTyped(missing)} de ahorro.`,
    offer: { label: `Usar ${formatMoney(least)}`, changes: { 'credit.savings': corrected } },
  };
}

/** Returns true if the credit is too large because the savings are too small; the savings report that. */
const isShareOfSavings = (violations: Violations): boolean =>
  ['savings_min_share', 'savings_subsidy_min_share'].includes(violations['credit.savings']?.code ?? '');

function creditCorrection(answers: Answers, maxPct: number, ufValueClp: number): Correction | null {
  const most = mostCredit(answers, maxPct, ufValueClp);
  return (
    most && {
      text: `Hasta ${formatMoney(most)}.`,
      offer: { label: `Usar ${formatMoney(most)}`, changes: { 'credit.creditAmount': moneyValue(most) } },
    }
  );
}

function termCorrection({ flavour, client, credit }: Answers): Correction {
  const { yearsMin, yearsMax } = LIMITS[flavour];
  const age = ageOf(client);
  const most = yearsMaxAt(age, flavour);
  const isShort = Number(credit.paymentYears) < yearsMin;
  const years = isShort ? yearsMin : most;
  const isLimited = most < yearsMax && !isShort;
  return {
    text: isLimited ? ageLimitText(age, most) : `${isShort ? 'Desde' : 'Hasta'} ${years} años.`,
    offer: { label: `Usar ${years} años`, changes: { 'credit.paymentYears': String(years) } },
  };
}

const OTHER_SIGNS = /[./]+/g;

function nameCorrection(path: 'client.name' | 'client.lastName', { flavour, client }: Answers): Correction {
  const text = 'Solo letras, con tilde o ñ, y espacios.';
  const key = path === 'client.name' ? 'name' : 'lastName';
  const offered = plainName(client[key].replace(OTHER_SIGNS, ' '));
  if (nameRule(offered, flavour) !== null) return { text };
  const written = isSpellingOf(client[key], offered) ? { [key]: client[key] } : undefined;
  return { text, offer: { label: `Usar ${offered}`, changes: { [path]: offered }, written } };
}
