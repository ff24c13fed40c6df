/** Figures of a saved simulation as the screen shows them. Amounts come as the wire's decimal numbers. */
import {
  formatClp,
  formatDateText,
  formatUf,
  formatUfNumber,
  formatUfShort,
} from '@simulador/contracts/domain/format';
import { clpFromNumber, ufFromNumber, ufToClp, ufValueFromNumber } from '@simulador/contracts/domain/money';

/** `UF 11,4796`. */
export const uf = (amountUf: number): string => formatUf(ufFromNumber(amountUf));
/** `11,4796`. */
export const ufNumber = (amountUf: number): string => formatUfNumber(ufFromNumber(amountUf));
/** `UF 2.500`: an amount that a person typed. */
export const ufShort = (amountUf: number): string => formatUfShort(ufFromNumber(amountUf));
/** `$469.290` from whole pesos. */
export const pesos = (amountClp: number): string => formatClp(clpFromNumber(amountClp));
/** `$81.760.720` from UF, at the value of one UF that was shown. */
export const ufInPesos = (amountUf: number, clpPerUf: number): string =>
  formatClp(ufToClp(ufFromNumber(amountUf), ufValueFromNumber(clpPerUf)));
export const date = formatDateText;
export const years = (count: number): string => `${count} ${count === 1 ? 'año' : 'años'}`;
export const months = (count: number): string => `${count} ${count === 1 ? 'mes' : 'meses'}`;
