import { parseAmount } from '@simulador/contracts/domain/money';

/** Texts whose dot can only be a decimal point: `2500.5`, `2,500.75`. For pasted text only. */
const WITH_DECIMAL_POINT = /^(?:UF|\$)?\s*(\d{1,3}(?:,\d{3})+|\d+)\.(\d{1,2}|\d{4,})$/iu;
/** Texts like `1,200,000`. A single group may as well be decimals. */
const COMMA_GROUPS = /^(?:UF|\$)?\s*([1-9]\d{0,2}(?:,\d{3}){2,})$/iu;
const COMMA_GROUP = /^\$?\s*([1-9]\d{0,2},\d{3})$/u;

const withoutCommas = (text: string): string => text.replaceAll(',', '');

/** Parses a pasted amount, first in Chilean notation; null if there is none. `decimals`: maximum number of decimals. */
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
 * Rounds decimals that were typed in a field without decimals. After a comma, three digits are a group, as in `1,200`; other
 * digits are decimals.
 */
export function wholeAmount(typed: string): number {
  const [whole = '', behind = ''] = typed.split('.');
  const isGrouped = /^[1-9]\d{0,2}$/.test(whole) && behind !== '' && behind.length % 3 === 0;
  return isGrouped ? Number(whole + behind) : Math.round(Number(typed));
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Number of digits before a typed dot, while the dot may still be a decimal point. */
export type TypedPoint = number | 'several' | null;

/** Tracks the dot as the text is typed, before the input is reformatted. `entered`: text added by this event. */
export function pointAfterTyping(
  point: TypedPoint,
  { value, selectionStart }: HTMLInputElement,
  entered: string | null,
): TypedPoint {
  const count = digitsOf(value).length;
  // The whole text was set at once, e.g. by a password manager or assistive technology.
  if (entered === value && /^-?\d+\.\d+$/.test(value)) return digitsOf(value.split('.')[0] ?? '').length;
  if (count === 0) return null;
  if (selectionStart !== value.length) return point === null ? null : 'several';
  if (value.endsWith('.')) return point === null ? count : 'several';
  return typeof point === 'number' && count < point ? null : point;
}

/** Returns the amount if one or two digits follow the dot, as in `2500.5`; null if the dot groups thousands. */
export function amountWithPoint(point: TypedPoint, shown: string): number | null {
  if (typeof point !== 'number' || shown.includes(',')) return null;
  const digits = digitsOf(shown);
  const decimals = digits.length - point;
  if (decimals !== 1 && decimals !== 2) return null;
  const sign = shown.startsWith('-') ? '-' : '';
  return Number(`${sign}${digits.slice(0, point)}.${digits.slice(point)}`);
}
