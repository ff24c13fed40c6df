/** Figures of the wire as people read them. */
import { SUBSIDY } from '@simulador/contracts/domain/codes';
import { formatClp, formatInteger, formatUf } from '@simulador/contracts/domain/format';
import { clpFromNumber, ufFromNumber } from '@simulador/contracts/domain/money';

/** `UF 11,4796` from the wire's decimal number. */
export const uf = (amountUf: number): string => formatUf(ufFromNumber(amountUf));
/** `$469.290` from the wire's whole pesos. */
export const pesos = (amountClp: number): string => formatClp(clpFromNumber(amountClp));
/** `1.200 simulaciones`. */
export const simulationCount = (count: number): string =>
  count === 1 ? '1 simulación' : `${formatInteger(count)} simulaciones`;
/** `DS19`; '' for no subsidy. */
export const subsidyCode = (type: number): string =>
  Object.entries(SUBSIDY).find(([, id]) => id === type && id !== SUBSIDY.none)?.[0] ?? '';
/** `25 años`. */
export const years = (count: number): string => `${count} ${count === 1 ? 'año' : 'años'}`;
