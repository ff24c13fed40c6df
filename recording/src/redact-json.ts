import type { PersonalKind } from '@simulador/contracts/api/operation';
import { isUuid } from './detect.ts';
import { isKnownName, isKnownValue, isProductText, isPublicNumber, kindOf } from './known.ts';
import type { Pseudonyms } from './pseudonyms.ts';

const MAX_DEPTH = 64;
const MAX_PUBLIC_TEXT = 300;

/** Replaces every text and number that is not allowed in a parsed JSON value, at any depth. */
export class JsonRedactor {
  constructor(
    private readonly pseudonyms: Pseudonyms,
    /** Paths such as `comunas[].name` whose texts are public. */
    private readonly textPaths: ReadonlySet<string>,
    /** Kinds of fields whose name means something else in other operations, by path. */
    private readonly personalHere: Readonly<Record<string, PersonalKind | 'none'>> = {},
  ) {}

  /**
   * @param name name of the value's field; for a document that is a bare value, the name that its field would have
   * @param path path of the value: empty for the document, `salida[].Plazo` below it
   */
  redact(value: unknown, name = '', path = '', depth = 0): unknown {
    if (depth > MAX_DEPTH) return null;
    if (typeof value === 'string') return this.text(value, path, name);
    if (typeof value === 'number') return this.number(value, name, path);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((each) => this.redact(each, name, `${path}[]`, depth + 1));
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => {
        const seen = this.key(key);
        return [seen, this.redact(each, key, path ? `${path}.${seen}` : seen, depth + 1)];
      }),
    );
  }

  /** Returns a field's name, or a pseudonym for a name that no contract has: it could be personal data used as a key. */
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

  private number(value: number, name: string, path: string): number {
    const kindHere = this.personalHere[path];
    if (kindHere === 'none') return value;
    if (kindHere) return this.pseudonyms.ofNumber(value, kindHere);
    return isPublicNumber(name, value) ? value : this.pseudonyms.ofNumber(value, kindOf(name));
  }
}
