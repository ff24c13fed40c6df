import { folded, UNSEEN } from '@simulador/contracts/calculation/rules/text';
import { isValidRut } from '@simulador/contracts/platform/rut';
import { searchedRut } from '@simulador/contracts/office/searched-rut';

/** Meanings of a searched text; without patterns and number it finds everybody. See docs/rules.md R282. */
export interface SearchText {
  /** LIKE patterns, each of which occurs in the client's names, RUT, e-mail or phone. */
  readonly patterns: readonly string[];
  /** A RUT in the wire format, if the text contains one. */
  readonly rut: string | null;
  /** A simulation's number, if the text is one. */
  readonly simulationId: number | null;
  /** Whether a word may be the phone or the e-mail of one person. */
  readonly isContact: boolean;
}

/** Search without a text, which lists everybody. */
export const NO_SEARCH: SearchText = { patterns: [], rut: null, simulationId: null, isContact: false };

/** A RUT or a part of it as displayed. Its dots are removed, because the searched RUT has none. */
const DOTTED = /^[\d.]+-?[\dk]?$/i;
/** A phone, or the part of one, with separators. Its digits are searched for, because the stored phones have no separators. */
const PHONE = /^\+?\d[\d.\u2010-\u2015-]*$/;
/** Four digits, or an address with three characters before its `@`. */
const CONTACT = /\d{4}|...@/;
/** Characters that separate words: quotes, brackets, list and number signs. Apostrophes too, because stored names have none. */
const BETWEEN_WORDS = /[\s"'`‘’“”«»,;:<>()#]+/;
/** Up to 7 digits: 8 would be a RUT. */
const SIMULATION_ID = /^\d{1,7}$/;

/** Numbers of groups in which a RUT is typed, the longest first. One group needs no joining. */
const RUT_GROUPS = [4, 3, 2];

/** A number and the text before it. */
const LAST_NUMBER = /^(\D*)(\d[\d.]*)$/;
/** Words before a number that people copy with it: `ID`, `N.º`, `n°`, `nro.`, `Número`, `Simulación`. See docs/rules.md R482. */
const NUMBER_WORDS = new Set(['id', 'n', 'no', 'nro', 'num', 'numero', 'simulacion']);

/** Signs that a copied cell, list or address has around its text. */
const AROUND = /^[\s"'`‘’“”«»,;:<]+|[\s"'`‘’“”«»,;:>]+$/g;

export function readSearchText(typed: string): SearchText {
  const text = typed.replace(UNSEEN, '');
  const bare = text.replace(AROUND, '');
  // Normalised before patterns are built, because normalising may produce a pattern character.
  const normal = text.normalize('NFKD').trim();
  const number = numberAfterWords(normal);
  if (number !== null) return { patterns: [], rut: null, simulationId: number, isContact: false };
  const named = normal.split(BETWEEN_WORDS).filter(Boolean);
  // A text of such words only finds nobody, instead of everybody.
  const words = named.length > 0 ? named : normal.split(/\s+/).filter(Boolean);
  const searched = [...new Set(withRutsJoined(words).map(asStored))];
  const [only = '', ...others] = searched;
  return {
    patterns: searched.map(patternOf),
    rut: searchedRut(bare),
    simulationId: others.length === 0 && SIMULATION_ID.test(only) ? Number(only) : null,
    isContact: searched.some((word) => CONTACT.test(word)),
  };
}

/** Returns a word without the separators of RUTs and phones. */
function asStored(word: string): string {
  if (DOTTED.test(word)) return word.replaceAll('.', '');
  return PHONE.test(word) ? word.replace(/\D/g, '') : word;
}

const patternOf = (part: string): string => `%${part.replace(/[\\%_]/g, '\\$&')}%`;

/** Joins neighbouring groups of digits that make a valid RUT, as in `12 345 678 5`. A phone may do so too, as `9 5551 2345`. */
function withRutsJoined(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length;) {
    const isRut = (groups: number): boolean =>
      at + groups <= words.length && isValidRut(words.slice(at, at + groups).join(''));
    const count = RUT_GROUPS.find(isRut) ?? 1;
    const group = words.slice(at, at + count).join('');
    joined.push(group);
    at += count;
  }
  return joined;
}

/** Returns the number of a simulation that stands after a word for it, as in `ID 779`; null for any other text. */
function numberAfterWords(normal: string): number | null {
  const [, before = '', number = ''] = LAST_NUMBER.exec(normal) ?? [];
  const words = folded(before).replace(/[.°]/g, '').split(BETWEEN_WORDS).filter(Boolean);
  const isNumber =
    (words.length > 0 || before.includes('#')) && words.every((word) => NUMBER_WORDS.has(word));
  const digits = number.replaceAll('.', '');
  return isNumber && SIMULATION_ID.test(digits) ? Number(digits) : null;
}
