/**
 * Replaces a person's age, income and comuna, which together identify somebody, by values of the same size for which the same limits
 * hold, so that a replay is answered as the recording was: the same income or age stays the same within a recording.
 */
import { CATALOGOS } from '@simulador/contracts/bank/catalogos';
import type { PersonalKind } from '@simulador/contracts/api/operation';
import type { KeyedDigest } from './keyed-digest.ts';

type Quantity = Extract<PersonalKind, 'age' | 'income'>;
export const isQuantity = (kind: PersonalKind): kind is Quantity => kind === 'age' || kind === 'income';

/** First ages of the bands in which the same rules hold and the same of the compared terms fit (docs/rules.md, R26, R53). */
const AGE_BANDS = [0, 1, 18, 27, 38, 41, 51, 56, 61, 66, 69, 71, 73] as const;
const OLDEST = 150;
/** Age up to which every term fits: such an age may also become higher. A higher one only lower, so that its term still fits. */
const AGE_OF_EVERY_TERM = 40;
/** Maximum by which a replaced income is higher, in percent. It is never lower, so that a minimum still holds. */
const HIGHER_PCT = 20;
/** Step of replaced incomes, pesos. */
const STEP_CLP = 1_000;

/** Returns another number of the same size; 0 means unknown and stays. Null for what can be no age. */
export function otherQuantity(value: number, kind: Quantity, digest: KeyedDigest): number | null {
  if (value === 0) return 0;
  if (kind === 'age' && (value < 0 || value > OLDEST)) return null;
  return kind === 'age' ? otherAge(value, digest) : otherIncome(value, digest);
}

function otherAge(age: number, digest: KeyedDigest): number {
  const from = AGE_BANDS.findLast((first) => first <= age) ?? 0;
  const next = AGE_BANDS.find((first) => first > age) ?? OLDEST + 1;
  const lowest = Math.max(from, 1);
  const highest = age <= AGE_OF_EVERY_TERM ? next - 1 : Math.floor(age);
  return lowest + digest.integer('age', String(age), highest - lowest + 1);
}

function otherIncome(income: number, digest: KeyedDigest): number {
  const steps = Math.max(1, Math.floor((Math.abs(income) * HIGHER_PCT) / 100 / STEP_CLP));
  return income + STEP_CLP * (1 + digest.integer('income', String(income), steps));
}

/** Returns the code of another comuna of the same region; null for a text that is no comuna. */
export function otherComuna(code: string, digest: KeyedDigest): string | null {
  const comuna = CATALOGOS.comunas.find(({ id }) => id === code);
  if (!comuna) return null;
  const others = CATALOGOS.comunas.filter(({ id, region }) => region === comuna.region && id !== code);
  return others[digest.integer('comuna', code, others.length)]?.id ?? null;
}
