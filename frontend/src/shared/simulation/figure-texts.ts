/** Formats figures of the wire. */
import { SUBSIDY } from '@simulador/contracts/bank/codes';
import { formatClp, formatInteger, formatUf } from '@simulador/contracts/platform/format';
import { clpFromNumber, ufFromNumber } from '@simulador/contracts/platform/money';

/** Formats the wire's decimal number, e.g. `UF 11,4796`. */
export const uf = (amountUf: number): string => formatUf(ufFromNumber(amountUf));
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
