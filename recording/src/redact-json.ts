import { isPhoneLike, isUuid } from './detect.ts';
import { isAmountName, kindOf } from './field-kinds.ts';
import { isKnownName, isKnownValue, isNumericField, isProductText } from './known.ts';
import type { Pseudonyms } from './pseudonyms.ts';
import { isValidRut } from '@simulador/contracts/domain/rut';

const MAX_DEPTH = 64;
const MAX_PUBLIC_TEXT = 300;

/** Replaces every text that is not allowed in a parsed JSON value, at any depth. */
export class JsonRedactor {
  constructor(
    private readonly pseudonyms: Pseudonyms,
    /** Paths (`comunas[].name`) whose texts may be seen. */
    private readonly textPaths: ReadonlySet<string>,
  ) {}

  /** @param path of the value: `` for the document, `salida[].Plazo` below it */
  redact(value: unknown, path = '', name = '', depth = 0): unknown {
    if (depth > MAX_DEPTH) return null;
    if (typeof value === 'string') return this.text(value, path, name);
    if (typeof value === 'number') return this.number(value, name);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((each) => this.redact(each, `${path}[]`, name, depth + 1));
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => {
        const seen = this.key(key);
        return [seen, this.redact(each, path ? `${path}.${seen}` : seen, key, depth + 1)];
      }),
    );
  }

  /** The name of a field; names of dictionaries made of people's data are replaced. */
  private key(key: string): string {
    if (isKnownName(key)) return key;
    if (isUuid(key)) return this.pseudonyms.uuid(key);
    return this.pseudonyms.fieldName(key);
  }

  private text(text: string, path: string, name: string): string {
    if (isKnownValue(name, text)) return text;
    if (this.textPaths.has(path) && text.length <= MAX_PUBLIC_TEXT) return this.pseudonyms.within(text);
    if (isProductText(text)) return text;
    if (path === 'fields[].name' && isKnownName(text)) return text;
    return this.pseudonyms.of(text, kindOf(name));
  }

  private number(value: number, name: string): number {
    // A RUT or a phone number has eight digits or more: only a field for amounts may hold as many of something else.
    if (isNumericField(name) && (Math.abs(value) < 1e6 || isAmountName(name))) return value;
    const kind = kindOf(name);
    if (kind === 'rut' || kind === 'phone' || kind === 'secret' || kind === 'token') {
      return this.pseudonyms.ofNumber(value, kind);
    }
    if (!Number.isSafeInteger(value) || value < 1e7 || isAmountName(name)) return value;
    const digits = String(value);
    if (isPhoneLike(`+${digits}`)) return this.pseudonyms.ofNumber(value, 'phone');
    return isValidRut(digits) ? this.pseudonyms.ofNumber(value, 'rut') : value;
  }
}
