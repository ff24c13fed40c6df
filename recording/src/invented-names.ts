/** Replacement of names: each word becomes one of 48 × 48 invented words. */
import type { KeyedDigest } from './keyed-digest.ts';

const BEGINNINGS = (
  'Abrel Bromun Calvir Drosen Elvant Fandor Gorbel Halvem Irlon Jarvet Kelmor Lurben Mavrel Nolvar Orbent Pelvor ' +
  'Quirmen Rovant Sulver Torvel Ulbren Valdur Welmor Xarben Yorvel Zelmur Ambrov Belvun Corvand Delmur Ervon ' +
  'Folmar Grivel Hurvan Ilvem Jolbren Kravel Lomvar Murvent Narvol Ostrel Pravon Rilmund Sorvant Tulmer Urvel ' +
  'Vrolan Zarvem'
).split(' ');
const ENDINGS = (
  'abo acre adur aglo alva amdo andur arvo asmo atro avelo azur ebro ecto edro elgo embo endro ergo esdro etmo evro ' +
  'ezco ibro ildo imbo indro irgo isdo itmo ivro izco obro odro olgo ombo ondro orgo osdo otmo ovro ozco ubro uldo ' +
  'umbo undro urgo uzco'
).split(' ');

const plain = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function inventedWord(word: string, digest: KeyedDigest): string {
  const index = digest.integer('name', plain(word), BEGINNINGS.length * ENDINGS.length);
  const name =
    (BEGINNINGS[Math.floor(index / ENDINGS.length)] ?? '') + (ENDINGS[index % ENDINGS.length] ?? '');
  if (word.length > 1 && word === word.toUpperCase()) return name.toUpperCase();
  return word === word.toLowerCase() ? name.toLowerCase() : name;
}

/**
 * Replaces every word of a name. The same word always gets the same replacement, regardless of case and accents, so "Ana
 * Díaz" and "Ana" + "Díaz" still match. Characters that are not allowed in names become `#`, so the name stays invalid.
 */
export function inventedName(name: string, digest: KeyedDigest): string {
  return name
    .normalize('NFC')
    .replace(/[\p{L}\p{M}]+|[^\p{L}\p{M}\s'-]/gu, (part) =>
      /^[\p{L}\p{M}]/u.test(part) ? inventedWord(part, digest) : '#',
    );
}

const INVENTED = new RegExp(`^(?:(?:${BEGINNINGS.join('|')})(?:${ENDINGS.join('|')})|#)$`, 'i');

/** Returns true if every word of a name is invented, that is, if the name is a pseudonym. */
export const isInventedName = (name: string): boolean =>
  name.split(/[\s'-]+/).every((word) => INVENTED.test(word));
