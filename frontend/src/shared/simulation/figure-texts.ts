import { formatClp, formatUf, formatUfRounded, formatUfShort } from '@simulador/contracts/platform/format';
import { clpFromNumber, ufFromNumber } from '@simulador/contracts/platform/money';

/** Formats the wire's decimal number, e.g. `UF 11,4796`. */
export const uf = (amountUf: number): string => formatUf(ufFromNumber(amountUf));
/** Formats the wire's decimal number without trailing zeros, e.g. `UF 2.500,5`. */
export const ufShort = (amountUf: number): string => formatUfShort(ufFromNumber(amountUf));
/** Formats the wire's decimal number with two decimals, none for a whole one: `UF 11,48`, `UF 600`. */
export const ufRounded = (amountUf: number): string => formatUfRounded(ufFromNumber(amountUf));
/** Formats the wire's whole pesos, e.g. `$469.290`. */
export const pesos = (amountClp: number): string => formatClp(clpFromNumber(amountClp));
/** Formats a number of years, e.g. `25 años`. */
export const years = (count: number): string => `${count} ${count === 1 ? 'año' : 'años'}`;
