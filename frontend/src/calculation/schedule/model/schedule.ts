/** The schedule in the shown currency, each amount rounded once. */
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { formatClp, formatInteger, formatUf, formatUfNumber } from '@simulador/contracts/platform/format';
import { nominalClp, type SupposedInflationPct } from '@simulador/contracts/calculation/inflation';
import {
  ufFromNumber,
  ufValueFromNumber,
  type Clp,
  type Currency,
  type Uf,
} from '@simulador/contracts/platform/money';
import type { components } from '@simulador/contracts/generated/bff';

type Row = components['schemas']['ScheduleRowDto'];
/** Schedule from the BFF: UF as decimal numbers. With prepayments, each row contains its own. */
export interface ScheduleAnswer {
  readonly rows: readonly (Row & { readonly extra?: number })[];
}

/** Options of the display. The assumed inflation applies to pesos only: 0 means today's pesos. */
export interface Display {
  readonly currency: Currency;
  readonly inflationPct: SupposedInflationPct;
}

/** Prepayment typed in pesos, and the UF that it was converted to. */
export interface TypedExtra {
  readonly uf: number;
  readonly clp: number;
}

/** UF (pesos and its day), and the number of months before the first instalment's month. */
export interface Conversion {
  readonly ufValueClp: number;
  readonly ufDate: IsoDate;
  readonly graceMonths: number;
  /** Prepayment that was typed in pesos; absent or null if it was typed in UF. */
  readonly typedExtra?: TypedExtra | null;
}

/** Whole pesos, or units of 1/10000 UF, so that sums are exact. */
export type Amount = Uf | Clp;

export const PARTS = ['capital', 'interest', 'insurance', 'payment'] as const;
const PARTS_WITH_EXTRA = [...PARTS, 'extra'] as const;
export type Part = (typeof PARTS_WITH_EXTRA)[number];
export type Parts = Readonly<Record<Part, Amount>>;

export interface DisplayedFigures extends Parts {
  readonly balance: Amount;
}

export interface DisplayedMonth extends DisplayedFigures {
  readonly k: number;
  readonly due: IsoDate;
}

export interface DisplayedYear extends DisplayedFigures {
  readonly year: number;
  readonly months: readonly DisplayedMonth[];
}

/**
 * Schedule for display. Each year is the sum of its shown months, and the total the sum of the years, so that every column adds
 * up.
 */
export interface DisplayedSchedule {
  readonly years: readonly DisplayedYear[];
  /** Columns before the balance. */
  readonly parts: readonly Part[];
  readonly total: Parts;
  /** Formats with the currency: `UF 11,4796` or `$469.290`. */
  readonly money: (amount: Amount) => string;
  /** Formats without the currency, for a table whose heading names it: `11,4796` or `469.290`. */
  readonly figure: (amount: Amount) => string;
}

const MONTHS = 12;

function sumOf(rows: readonly Parts[]): Parts {
  const sum = (part: Part): Amount => rows.reduce((total, row) => total + row[part], 0) as Amount;
  return {
    capital: sum('capital'),
    interest: sum('interest'),
    insurance: sum('insurance'),
    payment: sum('payment'),
    extra: sum('extra'),
  };
}

const WRITTEN: Readonly<Record<Currency, Pick<DisplayedSchedule, 'money' | 'figure'>>> = {
  UF: { money: (amount) => formatUf(amount as Uf), figure: (amount) => formatUfNumber(amount as Uf) },
  CLP: { money: (amount) => formatClp(amount as Clp), figure: formatInteger },
};

/** Returns a function that converts an amount of the wire to the shown currency, `months` after the UF's day. */
function converter({ currency, inflationPct }: Display, ufValueClp: number) {
  if (currency === 'UF') return ufFromNumber;
  const value = ufValueFromNumber(ufValueClp);
  return (amountUf: number, months: number): Amount =>
    nominalClp(ufFromNumber(amountUf), value, inflationPct, months);
}

function yearOf(months: readonly DisplayedMonth[], year: number): DisplayedYear {
  const balance = months.at(-1)?.balance ?? (0 as Amount);
  return { year, months, ...sumOf(months), balance };
}

/** Converts the BFF's schedule for display. */
export function displaySchedule(
  answer: ScheduleAnswer,
  display: Display,
  conversion: Conversion,
): DisplayedSchedule {
  const shown = converter(display, conversion.ufValueClp);
  const { typedExtra = null } = conversion;
  const isInTodaysPesos = display.currency === 'CLP' && display.inflationPct === 0;
  const typedClp = (extraUf: number | undefined): Amount | null =>
    isInTodaysPesos && typedExtra !== null && extraUf === typedExtra.uf ? (typedExtra.clp as Clp) : null;
  const months = answer.rows.map((row): DisplayedMonth => {
    const after = conversion.graceMonths + row.k;
    return {
      k: row.k,
      due: row.due as IsoDate,
      capital: shown(row.capital, after),
      interest: shown(row.interest, after),
      insurance: shown(row.insurance, after),
      payment: shown(row.payment, after),
      extra: typedClp(row.extra) ?? shown(row.extra ?? 0, after),
      balance: shown(row.balance, after),
    };
  });
  const years = Array.from({ length: Math.ceil(months.length / MONTHS) }, (_, index) =>
    yearOf(months.slice(index * MONTHS, (index + 1) * MONTHS), index + 1),
  );
  const parts = answer.rows.some(({ extra }) => extra !== undefined) ? PARTS_WITH_EXTRA : PARTS;
  return { years, parts, total: sumOf(years), ...WRITTEN[display.currency] };
}
