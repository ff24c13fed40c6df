/** The schedule in the shown currency. */
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { formatClp, formatInteger, formatUf, formatUfNumber } from '@simulador/contracts/platform/format';
import {
  graceOf,
  graceToClp,
  pesoRows,
  scheduleYears,
  type GraceFigures,
  type ScheduleFigures,
  type ScheduleYear,
  type UfRow,
  type SupposedInflationPct,
} from '@simulador/contracts/calculation/peso-schedule';
import {
  ufFromNumber,
  ufValueFromNumber,
  type Clp,
  type Currency,
  type Uf,
} from '@simulador/contracts/platform/money';
import type { components } from '@simulador/contracts/generated/bff';

/** Schedule from the BFF: UF as decimal numbers. */
export type ScheduleAnswer = Pick<components['schemas']['ScheduleAnswerDto'], 'rows'>;

/** UF (pesos and its day), the credit, and the number of months before the first instalment's month. */
export interface Conversion {
  readonly ufValueClp: number;
  readonly ufDate: IsoDate;
  readonly creditUf: number;
  readonly graceMonths: number;
  /** Supposed rise of the UF; 0 means today's pesos. */
  readonly inflationPct: SupposedInflationPct;
}

/** Whole pesos, or units of 1/10000 UF, so that sums are exact. */
export type Amount = Uf | Clp;

export const PARTS = ['capital', 'interest', 'insurance', 'payment'] as const;
export type Parts = Readonly<Record<(typeof PARTS)[number], Amount>>;
export type DisplayedFigures = ScheduleFigures<Amount>;

export interface DisplayedMonth extends DisplayedFigures {
  readonly k: number;
  readonly due: IsoDate;
}

export type DisplayedYear = ScheduleYear<Amount>;

/**
 * Schedule for display. Each year is the sum of its shown months, and the total the sum of the years, so that every column adds
 * up.
 */
export interface DisplayedSchedule {
  readonly years: readonly DisplayedYear[];
  readonly months: readonly DisplayedMonth[];
  readonly total: Parts;
  /** Interest that grace added to the credit; null for none. */
  readonly grace: GraceFigures<Amount> | null;
  /** Formats with the currency: `UF 11,4796` or `$469.290`. */
  readonly money: (amount: Amount) => string;
  /** Formats without the currency, for a table whose heading names it: `11,4796` or `469.290`. */
  readonly figure: (amount: Amount) => string;
}

const WRITTEN: Readonly<Record<Currency, Pick<DisplayedSchedule, 'money' | 'figure'>>> = {
  UF: { money: (amount) => formatUf(amount as Uf), figure: (amount) => formatUfNumber(amount as Uf) },
  CLP: { money: (amount) => formatClp(amount as Clp), figure: formatInteger },
};

const ufRow = (row: ScheduleAnswer['rows'][number]): UfRow => ({
  k: row.k,
  capital: ufFromNumber(row.capital),
  interest: ufFromNumber(row.interest),
  insurance: ufFromNumber(row.insurance),
  payment: ufFromNumber(row.payment),
  balance: ufFromNumber(row.balance),
});

/** Converts the BFF's schedule for display. */
export function displaySchedule(
  answer: ScheduleAnswer,
  currency: Currency,
  { ufValueClp, creditUf, ...rise }: Conversion,
): DisplayedSchedule {
  const isInUf = currency === 'UF';
  const ufValue = ufValueFromNumber(ufValueClp);
  const inUf = answer.rows.map(ufRow);
  const shown: readonly DisplayedFigures[] = isInUf ? inUf : pesoRows(inUf, ufValue, rise);
  const months = answer.rows.map(({ k, due }, index): DisplayedMonth => ({
    ...(shown[index] as DisplayedFigures),
    k,
    due: due as IsoDate,
  }));
  const grace = rise.graceMonths === 0 ? null : graceOf(ufFromNumber(creditUf), inUf);
  const years = scheduleYears<Amount>(months);
  const sum = (part: keyof Parts): Amount => years.reduce((total, year) => total + year[part], 0) as Amount;
  return {
    years,
    months,
    total: {
      capital: sum('capital'),
      interest: sum('interest'),
      insurance: sum('insurance'),
      payment: sum('payment'),
    },
    grace: grace === null || isInUf ? grace : graceToClp(grace, ufValue, rise),
    ...WRITTEN[currency],
  };
}
