import { formatUfValue, formatDate } from '@simulador/contracts/platform/format';
import { ufValueFromNumber } from '@simulador/contracts/platform/money';
import type { Conversion, Display, DisplayedSchedule, Part } from './schedule.ts';

const HEADS: Readonly<Record<Part, string>> = {
  capital: 'Capital',
  interest: 'Intereses',
  insurance: 'Seguros',
  payment: 'Dividendo',
  extra: 'Abono',
};

/** Returns the headings of a row's amounts, in order. */
export const amountHeads = ({ parts }: Pick<DisplayedSchedule, 'parts'>): readonly string[] => [
  ...parts.map((part) => HEADS[part]),
  'Saldo',
];

/** Returns the short name of the amounts' unit, for a chart, a heading, or a table's name. */
export function describeUnit({ currency, inflationPct }: Display): string {
  if (currency === 'UF') return 'UF';
  return inflationPct === 0 ? 'pesos de hoy' : `pesos, si la UF sube ${inflationPct}\u00a0% al año`;
}

/** Returns the note about the amounts, which names inflation as an assumption. */
export function describeBasis(
  { currency, inflationPct }: Display,
  { ufValueClp, ufDate }: Conversion,
): string {
  const uf = `${formatUfValue(ufValueFromNumber(ufValueClp))} (${formatDate(ufDate)})`;
  if (currency === 'UF') return 'En UF las cuotas no cambian: lo que cambia es cuántos pesos vale cada UF.';
  if (inflationPct === 0) return `Pesos de hoy, con la UF en ${uf}.`;
  return `Es un supuesto, no un pronóstico: la UF parte en ${uf} y sube ${inflationPct}\u00a0% cada año. Nadie sabe cuánto subirá.`;
}
