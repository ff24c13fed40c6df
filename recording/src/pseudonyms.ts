/** Pseudonyms: within a recording equal values get equal pseudonyms, which cannot be reversed. */
import type { PersonalKind as Kind } from '@simulador/contracts/api/operation';
import { isBlankPhone, isValidPhone } from '@simulador/contracts/platform/phone';
import { isEmail, isJwt, isPhoneLike, isRutLike, isUuid, replaceFound, type Found } from './detect.ts';
import { KeyedDigest } from './keyed-digest.ts';
import { isQuantity, otherComuna, otherQuantity } from './person-numbers.ts';
import { respelled, RutPseudonyms } from './rut-pseudonym.ts';

const NIL_UUID = '00000000-0000-0000-0000-000000000000';
const HIDDEN_SECRET = 'clave-oculta';
/** Letters of an invented name, for each hexadecimal digit. */
const LETTERS = 'abdefilmnorstuvz';
const INVENTED_NAME = new RegExp(`^(?:(?:zu[${LETTERS}]{8}|#)(?:[\\s'-]+|$))+$`, 'i');

export class Pseudonyms {
  private readonly digest = new KeyedDigest();
  private readonly ruts = new RutPseudonyms(this.digest);

  rut(text: string): string {
    return this.ruts.of(text);
  }

  /**
   * Replaces each word of a name by one that passes for a name. The same word always gets the same one, regardless of case and accents, so
   * "Ana Díaz" and "Ana" + "Díaz" still match. Characters that no name has become `#`, so the name stays invalid.
   */
  name(text: string): string {
    return text
      .normalize('NFC')
      .replace(/[\p{L}\p{M}]+|[^\p{L}\p{M}\s'-]/gu, (part) =>
        /^[\p{L}\p{M}]/u.test(part) ? this.word(part) : '#',
      );
  }

  private word(word: string): string {
    const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const letters = this.digest
      .hex('name', plain, 8)
      .replace(/./g, (digit) => LETTERS[parseInt(digit, 16)] ?? '');
    if (word.length > 1 && word === word.toUpperCase()) return `ZU${letters.toUpperCase()}`;
    return `${word === word.toLowerCase() ? 'z' : 'Z'}u${letters}`;
  }

  /** Returns an address of an example domain; for an invalid address an invalid one. */
  email(text: string): string {
    const hex = this.digest.hex('email', text.trim().toLowerCase(), 10);
    return isEmail(text) ? `user-${hex}@example.cl` : `user-${hex}`;
  }

  /** Returns another number in the same format; a valid one for a valid one. The prefilled `+569` is unchanged. */
  phone(text: string): string {
    if (isBlankPhone(text)) return text;
    const digits = text.replace(/\D/g, '');
    if (isValidPhone(text)) return respelled(text, this.digest.digits('phone', digits.slice(-8), 8));
    if (/^[\d\s+().-]{1,32}$/.test(text) && digits) {
      return respelled(text, this.digest.digits('other phone', digits, digits.length));
    }
    return `fono-${this.digest.hex('no phone', text, 8)}`;
  }

  token(text: string): string {
    return `token-${this.digest.hex('token', text.replace(/^(?:bearer|basic)\s+/i, ''), 10)}`;
  }

  uuid(text: string): string {
    if (text === NIL_UUID) return text;
    const hex = this.digest.hex('uuid', text.toLowerCase(), 32);
    return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5');
  }

  text(text: string): string {
    return `texto-${this.digest.hex('text', text, 10)}`;
  }

  /** Returns the pseudonym of a field's or parameter's name. */
  fieldName(name: string): string {
    return this.text(name).replace('texto', 'campo');
  }

  /** Replaces everything that looks like personal data inside an allowed text. */
  within(text: string): string {
    // For speed: most texts of a catalogue have no digit, and a list of comunas has 350 of them.
    if (!/[\d@]|eyJ/.test(text)) return text;
    const replacements: Record<Found, (part: string) => string> = {
      jwt: (part) => this.token(part),
      uuid: (part) => this.uuid(part),
      email: (part) => this.email(part),
      rut: (part) => this.rut(part),
      phone: (part) => this.phone(part),
    };
    return replaceFound(text, (kind, part) => replacements[kind](part));
  }

  /** Returns the pseudonym of a text, by the pattern of the text, or else by the kind of its field. */
  of(text: string, kind: Kind): string {
    if (text === '' || kind === 'secret') return text && HIDDEN_SECRET;
    if (isJwt(text)) return this.token(text);
    if (isUuid(text)) return this.uuid(text);
    if (kind === 'token') return this.token(text);
    if (kind === 'email' || isEmail(text)) return this.email(text);
    if (kind === 'phone') return this.phone(text);
    if (kind === 'comuna') return otherComuna(text, this.digest) ?? this.text(text);
    if (isQuantity(kind) && /^\d{1,12}$/.test(text)) return String(this.ofNumber(Number(text), kind));
    if (kind === 'rut' || isRutLike(text)) return this.rut(text);
    if (isPhoneLike(text)) return this.phone(text);
    return kind === 'name' ? this.name(text) : this.text(text);
  }

  /** Returns the pseudonym of a number, by the kind of its field or by its digits. Secrets become 0. */
  ofNumber(value: number, kind: Kind): number {
    if (kind === 'secret' || kind === 'token') return 0;
    const quantity = isQuantity(kind) ? otherQuantity(value, kind, this.digest) : null;
    if (quantity !== null) return quantity;
    const digits = String(Math.trunc(Math.abs(value)));
    const seen =
      kind === 'phone' || isPhoneLike(`+${digits}`) ? this.phone(digits) : this.integer(digits, kind);
    return Number(seen.replace(/\D/g, '').replace(/^0/, '1') || 0);
  }

  /** Returns as many other digits, at most 15. A RUT gets the same pseudonym as in a text. */
  private integer(digits: string, kind: Kind): string {
    if (kind === 'rut' || isRutLike(digits) || /^\d{7,8}$/.test(digits)) return this.rut(digits);
    return this.digest.digits('number', digits, Math.min(digits.length, 15));
  }
}

const MARKED = /^(?:texto|token|user|rut|fono)-[0-9a-f]{8,10}(?:@example\.cl)?$/;

/** Returns true if a recorded text is a pseudonym: in a replay the target may answer any text there. */
export const isPseudonym = (text: string): boolean =>
  text === HIDDEN_SECRET ||
  MARKED.test(text) ||
  INVENTED_NAME.test(text) ||
  isRutLike(text) ||
  isPhoneLike(text);
