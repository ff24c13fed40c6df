/** Figures in sentences, apart from the texts that load first. */
import { formatInteger } from '@simulador/contracts/platform/format';
import { pesos } from './figure-texts.ts';

/** Formats a number of simulations, e.g. `1.200 simulaciones`. */
export const simulationCount = (count: number): string =>
  count === 1 ? '1 simulación' : `${formatInteger(count)} simulaciones`;

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
