import { SUBSIDY } from '@simulador/contracts/bank/codes';
import {
  formatClp,
  formatInteger,
  formatUf,
  formatUfRounded,
  formatUfShort,
} from '@simulador/contracts/platform/format';
import { clpFromNumber, ufFromNumber } from '@simulador/contracts/platform/money';

/** Formats the wire's decimal number, e.g. `UF 11,4796`. */
export const uf = (amountUf: number): string => formatUf(ufFromNumber(amountUf));
/** Formats the wire's decimal number without trailing zeros, e.g. `UF 2.500,5`. */
export const ufShort = (amountUf: number): string => formatUfShort(ufFromNumber(amountUf));
/** Formats the wire's decimal number with two decimals, none for a whole one: `UF 11,48`, `UF 600`. */
export const ufRounded = (amountUf: number): string => formatUfRounded(ufFromNumber(amountUf));
/** Formats the wire's whole pesos, e.g. `$469.290`. */
export const pesos = (amountClp: number): string => formatClp(clpFromNumber(amountClp));
/** Formats a number of simulations, e.g. `1.200 simulaciones`. */
export const simulationCount = (count: number): string =>
  count === 1 ? '1 simulación' : `${formatInteger(count)} simulaciones`;
/** Formats a subsidy's type, e.g. `DS19`; '' for no subsidy. */
export const subsidyCode = (type: number): string =>
  Object.entries(SUBSIDY).find(([, id]) => id === type && id !== SUBSIDY.none)?.[0] ?? '';
/** Formats a number of years, e.g. `25 años`. */
export const years = (count: number): string => `${count} ${count === 1 ? 'año' : 'años'}`;

/** Formats pesos for a sentence: whole below a million, then millions with one decimal, e.g. `$18,5 millones`. */
export function roundedPesos(amountClp: number): string {
  if (amountClp < 1_000_000) return pesos(amountClp);
  const tenths = Math.round(amountClp / 100_000);
  return `$${(tenths / 10).toLocaleString('es-CL')} ${tenths === 10 ? 'millón' : 'millones'}`;
}

/** Describes a difference, e.g. `$12.000 más`, `$12.000 menos` or `lo mismo`. */
export const differenceText = (
  difference: number,
  write: (amount: number) => string,
  same = 'lo mismo',
): string => (difference === 0 ? same : `${write(Math.abs(difference))} ${difference > 0 ? 'más' : 'menos'}`);
