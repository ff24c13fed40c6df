/** Invented schedules of round figures that add up. */
import type { components } from '@simulador/contracts/generated/bff';
import type { Conversion } from '../calculation/schedule/model/schedule.ts';
import type { ScheduleProps } from '../calculation/figures/shown.ts';

type ScheduleAnswer = components['schemas']['ScheduleAnswerDto'];
type Row = ScheduleAnswer['rows'][number];

/** Props of the cards about a credit. */
export const SCHEDULE_PROPS: ScheduleProps = {
  request: { montocredito: 2000, valorpropiedad: 2500, plazototal: 25, tasasimulacion: 4.5, destino: 1 },
  ufValueClp: 40880.36,
  ufDate: '2026-11-20',
};

/** How such a schedule is shown in pesos. */
export const CONVERSION: Conversion = {
  ...{ ufValueClp: 40880.36, ufDate: '2026-11-20', creditUf: 2000 },
  ...{ graceMonths: 0, inflationPct: 0 },
};

const FIRST_DUE_YEAR = 2026;
const units = (amountUf: number): number => Math.round(amountUf * 10_000) / 10_000;

/** Returns a due date: the 20th of each month from December 2026. */
const dueOf = (k: number): string =>
  new Date(Date.UTC(FIRST_DUE_YEAR, 10 + k, 20)).toISOString().slice(0, 10);

/** Returns row k, which repays 1 + k/100 UF. The payment is 10 UF, of which 0.25 are insurance; the last one is 9.9. */
function rowOf(k: number, count: number): Row {
  const payment = k === count ? 9.9 : 10;
  const capital = units(1 + k / 100);
  const insurance = 0.25;
  return {
    k,
    due: dueOf(k),
    interest: units(payment - capital - insurance),
    capital,
    insurance,
    payment,
    balance: units(count - k + (count * (count + 1) - k * (k + 1)) / 200),
  };
}

const SUMMED = ['interest', 'capital', 'insurance', 'payment'] as const;

function yearOf(rows: readonly Row[], year: number): ScheduleAnswer['by_year'][number] {
  const months = rows.slice((year - 1) * 12, year * 12);
  const sums = SUMMED.map((part) => [part, units(months.reduce((sum, row) => sum + row[part], 0))]);
  const figures = Object.fromEntries(sums) as Record<(typeof SUMMED)[number], number>;
  return { year, ...figures, balance: months.at(-1)?.balance ?? 0 };
}

export function scheduleOf(years: number): ScheduleAnswer {
  const count = years * 12;
  const rows = Array.from({ length: count }, (_, index) => rowOf(index + 1, count));
  return { rows, by_year: Array.from({ length: years }, (_, index) => yearOf(rows, index + 1)) };
}
