/** What is said below an answer that breaks a rule, besides the rule's own sentence, and what may take its place. See docs/rules.md R230. */
import { LIMITS } from '@simulador/contracts/domain/limits';
import { yearsMaxAt } from '@simulador/contracts/domain/rules/term';
import { nameRule, oneSpaced } from '@simulador/contracts/domain/rules/text';
import type { Answers } from './answers.ts';
import type { FieldPath, Given } from './fields.ts';
import { ageOf, type Violations } from './violations.ts';

export interface Correction {
  readonly text: string;
  /** Absent where only the person knows what is right. */
  readonly offer?: { readonly label: string; readonly given: Given };
}

/** Null where there is nothing to add to the rule's sentence. */
export function correctionOf(path: FieldPath, answers: Answers, violations: Violations): Correction | null {
  switch (violations[path]?.code) {
    case 'years_range':
    case 'age_plus_years':
      return termCorrection(answers);
    case 'name_format':
    case 'name_letters_only':
      return path === 'client.name' || path === 'client.lastName' ? nameCorrection(path, answers) : null;
    default:
      return null;
  }
}

function termCorrection({ flavour, client, credit }: Answers): Correction {
  const { yearsMin, yearsMax } = LIMITS[flavour];
  const age = ageOf(client);
  const most = yearsMaxAt(age, flavour);
  const isShort = Number(credit.paymentYears) < yearsMin;
  const years = isShort ? yearsMin : most;
  const reason = most < yearsMax && !isShort ? `Con ${age} años de edad, hasta` : isShort ? 'Desde' : 'Hasta';
  return {
    text: `${reason} ${years} años.`,
    offer: { label: `Usar ${years}`, given: { 'credit.paymentYears': String(years) } },
  };
}

const APOSTROPHES = /['’‘`´ʼ]/g;
const HYPHENS = /[-‐‑–—./]+/g;

function nameCorrection(path: 'client.name' | 'client.lastName', { flavour, client }: Answers): Correction {
  const text = 'Solo letras, con tilde o ñ, y espacios.';
  const key = path === 'client.name' ? 'name' : 'lastName';
  const offered = oneSpaced(client[key].replace(APOSTROPHES, '').replace(HYPHENS, ' '));
  if (nameRule(offered, flavour) !== null) return { text };
  return { text, offer: { label: `Usar ${offered}`, given: { [path]: offered } } };
}
