import { parseAmount } from '@simulador/contracts/domain/money';

/**
 * Texts in which a dot can only be a decimal point: `2500.5`, `2,500.75`. Only pasted text is read this way, since the user
 * can't be asked.
 */
const WITH_DECIMAL_POINT = /^(?:UF|\$)?\s*(\d{1,3}(?:,\d{3})+|\d+)\.(\d{1,2}|\d{4,})$/iu;
/** `1,200,000`; one group alone may as well be decimals, which pesos don't have. */
const COMMA_GROUPS = /^(?:UF|\$)?\s*([1-9]\d{0,2}(?:,\d{3}){2,})$/iu;
const COMMA_GROUP = /^\$?\s*([1-9]\d{0,2},\d{3})$/u;

const withoutCommas = (text: string): string => text.replaceAll(',', '');

/** The amount in pasted text, the Chilean way first; null when there is none. `decimals`: how many the amount may have. */
export function readPastedAmount(text: string, decimals: number): number | null {
  const bare = text.trim().replace(/\s*(?:UF|CLP|pesos)\.?$/iu, '');
  const grouped = COMMA_GROUPS.exec(bare) ?? (decimals === 0 ? COMMA_GROUP.exec(bare) : null);
  if (grouped !== null) return Number(withoutCommas(grouped[1] ?? ''));
  const chilean = parseAmount(bare);
  if (chilean !== null) return chilean;
  const match = WITH_DECIMAL_POINT.exec(bare);
  return match === null ? null : Number(`${withoutCommas(match[1] ?? '')}.${match[2] ?? ''}`);
}

/**
 * Decimals typed in a field that has none. After a comma, three digits count as a group, as in `1,200`; anything
 * else is decimals, and rounded off.
 */
export function wholeAmount(typed: string): number {
  const [whole = '', behind = ''] = typed.split('.');
  const isGrouped = /^[1-9]\d{0,2}$/.test(whole) && behind !== '' && behind.length % 3 === 0;
  return isGrouped ? Number(whole + behind) : Math.round(Number(typed));
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** A dot that was typed after this many digits, while it can still be a decimal point. */
export type TypedPoint = number | 'several' | null;

/** Follows the text of an input as it is typed, before its dots are put in order. `entered`: what this step added. */
export function pointAfterTyping(
  point: TypedPoint,
  { value, selectionStart }: HTMLInputElement,
  entered: string | null,
): TypedPoint {
  const count = digitsOf(value).length;
  // Filled in as a whole, as by a password manager or an assistive tool.
  if (entered === value && /^-?\d+\.\d+$/.test(value)) return digitsOf(value.split('.')[0] ?? '').length;
  if (count === 0) return null;
  if (selectionStart !== value.length) return point === null ? null : 'several';
  if (value.endsWith('.')) return point === null ? count : 'several';
  return typeof point === 'number' && count < point ? null : point;
}

/** The amount if one or two digits follow the typed dot, as in `2500.5`; null if the dot grouped thousands. */
export function amountWithPoint(point: TypedPoint, shown: string): number | null {
  if (typeof point !== 'number' || shown.includes(',')) return null;
  const digits = digitsOf(shown);
  const decimals = digits.length - point;
  if (decimals !== 1 && decimals !== 2) return null;
  const sign = shown.startsWith('-') ? '-' : '';
  return Number(`${sign}${digits.slice(0, point)}.${digits.slice(point)}`);
}
