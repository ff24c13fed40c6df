/** What a recording may show because the contracts know it: names, path segments, numbers, codes, dates, the product's sentences. All else is replaced. */
import { fieldFacts } from '@simulador/contracts/api/field-facts';
import { FIELD_NAMES, UNDESCRIBED } from '@simulador/contracts/generated/fields';
import { MESSAGE_TEMPLATES } from '@simulador/contracts/messages/es';
import { PROBLEM_TEXTS } from '@simulador/contracts/messages/problems';
import type { PersonalKind as Kind } from '@simulador/contracts/domain/operation';

const NUMBER = /^-?\d{1,6}(?:[.,]\d{1,8})?$/;
const CODE = /^\d{1,5}$/;
const DATE = /^\d{4}-\d{2}$|^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?(?:Z|[+-]\d{2}:?\d{2}))?$/;

/** Splits a name into words: `client_profile__vat` -> client, profile, vat; `DivTotalPe` -> div, total, pe. */
export function wordsOf(name: string): string[] {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
  return (plain.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []).map((word) => word.toLowerCase());
}

/** Whose data the contracts declare a field to have; `text` for a field that they don't know. */
export const kindOf = (name: string): Kind => fieldFacts(name).personal ?? 'text';

/** Pesos have as many digits as a RUT, and a ninth of them a right verifier. */
const isAmountName = (name: string): boolean =>
  wordsOf(name).some((word) => (UNDESCRIBED.amountWords as readonly string[]).includes(word));

const PERSONAL_NUMBERS: ReadonlySet<Kind> = new Set(['rut', 'phone', 'email', 'secret', 'token']);

/** Whether a contract has a number that is not personal in the field. From seven digits on, which a RUT has, the field must be an amount. */
export function isPublicNumber(name: string, value: number): boolean {
  const { number, code } = fieldFacts(name);
  if ((!number && !code) || PERSONAL_NUMBERS.has(kindOf(name))) return false;
  return Math.abs(value) < 1e6 || isAmountName(name);
}

/** Whether a text is one of the numbers, codes, dates or words that its field may show. */
export function isKnownValue(name: string, text: string): boolean {
  const { personal, publicValues, number, code, date, values } = fieldFacts(name);
  if (publicValues?.includes(text)) return true;
  if (personal) return false;
  return (
    (number === true && NUMBER.test(text)) ||
    (code === true && CODE.test(text)) ||
    (date === true && DATE.test(text)) ||
    (values?.includes(text) ?? false)
  );
}

let vocabulary: ReadonlySet<string> | undefined;

function isMadeOfKnownWords(name: string): boolean {
  vocabulary ??= new Set([...UNDESCRIBED.nameWords, ...FIELD_NAMES.flatMap(wordsOf)]);
  const words = wordsOf(name);
  return words.length > 0 && words.every((word) => /^\d{1,4}$/.test(word) || vocabulary?.has(word));
}

/** The same few names come again and again; strangers' must not fill the memory. */
const MAX_REMEMBERED = 1000;
const remembered = new Map<string, boolean>();

/** Whether every word of a name is one of the contracts'; numbers up to four digits may stand among them. */
export function isKnownName(name: string): boolean {
  const before = remembered.get(name);
  if (before !== undefined) return before;
  const known = /^\w{1,80}$/.test(name) && isMadeOfKnownWords(name);
  if (known && remembered.size < MAX_REMEMBERED) remembered.set(name, known);
  return known;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Sentences that the product itself says: equal for everybody but for the amounts in them. */
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

/** Whether a text is one of the product's messages, with its amounts. */
export const isProductText = (text: string): boolean => SENTENCES.test(text);
