/**
 * Allow-list of recordings, from the contracts: names, path segments, numbers, codes, dates, and the product's
 * sentences.
 */
import { fieldFacts } from '@simulador/contracts/api/field-facts';
import { FIELD_NAMES, UNDESCRIBED } from '@simulador/contracts/generated/fields';
import { MESSAGE_TEMPLATES } from '@simulador/contracts/calculation/messages/sentences';
import { PROBLEM_TEXTS } from '@simulador/contracts/platform/problems';
import type { PersonalKind as Kind } from '@simulador/contracts/api/operation';

const NUMBER = /^-?\d{1,6}(?:[.,]\d{1,8})?$/;
const CODE = /^\d{1,5}$/;
const DATE = /^\d{4}-\d{2}$|^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?(?:Z|[+-]\d{2}:?\d{2}))?$/;

/** Age in years from which a date is replaced: no date of a simulation is so old, and every adult's birthday is older. */
const OLD_YEARS = 10;
const isRecent = (date: string): boolean =>
  Number(date.slice(0, 4)) > new Date().getUTCFullYear() - OLD_YEARS;

/** Splits a name into words: `client_profile__vat` -> client, profile, vat; `DivTotalPe` -> div, total, pe. */
export function wordsOf(name: string): string[] {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
  return (plain.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []).map((word) => word.toLowerCase());
}

/** Returns the kind of personal data that the contracts declare for a field; `text` for an unknown field. */
export const kindOf = (name: string): Kind => fieldFacts(name).personal ?? 'text';

/** Returns true if a name is that of an amount. Amounts in pesos have as many digits as a RUT. */
const isAmountName = (name: string): boolean =>
  wordsOf(name).some((word) => (UNDESCRIBED.amountWords as readonly string[]).includes(word));

const PERSONAL_NUMBERS: ReadonlySet<Kind> = new Set([
  'rut',
  'phone',
  'email',
  'secret',
  'token',
  'age',
  'income',
  'comuna',
]);

/**
 * Returns true if the contracts have a number in the field that is not personal. With seven or more digits, as in a
 * RUT, it must be an amount.
 */
export function isPublicNumber(name: string, value: number): boolean {
  const { number, code } = fieldFacts(name);
  if ((!number && !code) || PERSONAL_NUMBERS.has(kindOf(name))) return false;
  return Math.abs(value) < 1e6 || isAmountName(name);
}

/** Returns true if a text is a number, code, date or enum value that the contracts allow in its field. */
export function isKnownValue(name: string, text: string): boolean {
  const { personal, publicValues, number, code, date, values } = fieldFacts(name);
  if (publicValues?.includes(text)) return true;
  if (personal) return false;
  return (
    (number === true && NUMBER.test(text)) ||
    (code === true && CODE.test(text)) ||
    (date === true && DATE.test(text) && isRecent(text)) ||
    (values?.includes(text) ?? false)
  );
}

let vocabulary: ReadonlySet<string> | undefined;

function isMadeOfKnownWords(name: string): boolean {
  vocabulary ??= new Set([...UNDESCRIBED.nameWords, ...FIELD_NAMES.flatMap(wordsOf)]);
  const words = wordsOf(name);
  return words.length > 0 && words.every((word) => /^\d{1,4}$/.test(word) || vocabulary?.has(word));
}

/** Returns true if every word of a name occurs in the contracts, or is a number of up to four digits. */
export const isKnownName = (name: string): boolean => /^\w{1,80}$/.test(name) && isMadeOfKnownWords(name);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Pattern of the product's own sentences. Only amounts differ in them. */
const SENTENCES = new RegExp(
  `^(?:${[...MESSAGE_TEMPLATES, ...PROBLEM_TEXTS]
    .map((template) =>
      template
        .split(/\{\w+\}/)
        .map(escaped)
        .join(String.raw`(?:(?:UF ?|\$ ?)?[\d.]{1,12}(?:,\d{1,4})?|UF|CLP)`),
    )
    .join('|')})$`,
);

/** Returns true if a text is one of the product's messages. */
export const isProductText = (text: string): boolean => SENTENCES.test(text);
