/** Values of prices in words. */
import { formatDate, formatUfShort } from '@simulador/contracts/platform/format';
import { ufFromNumber } from '@simulador/contracts/platform/money';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import type { FieldText } from './row-kind.ts';

const DECIMALS = 8;

export const number = (value: unknown): string =>
  typeof value === 'number' ? value.toLocaleString('es-CL', { maximumFractionDigits: DECIMALS }) : '—';
export const uf = (value: unknown): string =>
  typeof value === 'number' ? formatUfShort(ufFromNumber(value)) : '—';
export const percent = (value: unknown): string => `${number(value)} %`;
/** Returns a part as a percentage. */
export const fraction = (value: unknown): string => percent(typeof value === 'number' ? value * 100 : value);
export const flag = (value: unknown): string => (value === true ? 'sí' : 'no');
export const day = (value: unknown): string =>
  typeof value === 'string' ? formatDate(value as IsoDate) : '—';
const plain = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : number(value));

/** Returns the text of a field with a label. */
export const label = (of: string, text: (value: unknown) => string = plain): FieldText => ({
  label: of,
  text,
});
