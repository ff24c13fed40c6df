/** Sentences about the schedule. */
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { formatDate } from '@simulador/contracts/platform/format';
import { clpOf } from '#shared/ui/amounts/money-value.ts';
import { pesos, uf } from '#shared/simulation/figure-texts.ts';
import type { Currency } from '@simulador/contracts/platform/money';
import type { Conversion, ScheduleAnswer } from './schedule.ts';

const MONTHS = 12;

/** Returns how much of the first year's payments is the cost of the credit: `El primer año, 68 de cada 100 pesos son intereses y seguros`. */
export function firstYearText({ rows }: ScheduleAnswer): string {
  const months = rows.slice(0, MONTHS);
  const sum = (part: 'payment' | 'capital'): number => months.reduce((total, row) => total + row[part], 0);
  const cost = Math.round(100 * (1 - sum('capital') / sum('payment')));
  return `El primer año, ${cost} de cada 100 pesos son intereses y seguros`;
}

/** Returns the year after which less than half of the credit is owed; null if there is none. */
export function halfYear({ rows }: ScheduleAnswer, creditUf: number): number | null {
  const month = rows.find(({ k, balance }) => k % MONTHS === 0 && balance < creditUf / 2);
  return month === undefined ? null : month.k / MONTHS;
}

/** Returns the unit of the amounts, for pesos with the day of their UF, and whether it is another than today's. */
export function describeUnit(
  currency: Currency,
  { ufDate, inflationPct }: Conversion,
  today: IsoDate,
): string {
  if (currency === 'UF') return 'UF';
  const basis = inflationPct === 0 ? 'con la UF' : `si la UF sube ${inflationPct}\u00a0% al año, desde la`;
  return `pesos, ${basis} del ${formatDate(ufDate)}${ufDate === today ? '' : ', que no es la de hoy'}`;
}

/** Says why the last payment differs from the others; null if it does not. Pesos are today's, because those of a supposition differ each month. */
export function lastPaymentText(
  { rows }: ScheduleAnswer,
  currency: Currency,
  { ufValueClp, inflationPct }: Conversion,
): string | null {
  const [first, last] = [rows[0]?.payment, rows.at(-1)?.payment];
  if (first === undefined || last === undefined || first === last) return null;
  const written = (amountUf: number): string =>
    currency === 'UF' ? uf(amountUf) : pesos(clpOf(amountUf, ufValueClp));
  const start = currency === 'CLP' && inflationPct > 0 ? 'En pesos de hoy, el' : 'El';
  return `${start} último dividendo es de ${written(last)} y los demás de ${written(first)}: recoge lo que deja el redondeo a cuatro decimales. Por eso el total difiere un poco del costo total del crédito.`;
}
