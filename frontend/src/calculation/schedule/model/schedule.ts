/** The schedule in the shown currency. */
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { formatClp, formatInteger, formatUf, formatUfNumber } from '@simulador/contracts/platform/format';
import type { SupposedInflationPct } from '@simulador/contracts/calculation/inflation';
import {
  graceOf,
  graceToClp,
  pesoRows,
  type GraceFigures,
  type UfRow,
} from '@simulador/contracts/calculation/peso-schedule';
import {
  clpFromNumber,
  ufFromNumber,
  ufValueFromNumber,
  ZERO_UF,
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

/** UF (pesos and its day), the credit, and the number of months before the first instalment's month. */
export interface Conversion {
  readonly ufValueClp: number;
  readonly ufDate: IsoDate;
  readonly creditUf: number;
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
  /** Interest that grace added to the credit; null for none. */
  readonly grace: GraceFigures<Amount> | null;
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

const ufRow = (row: ScheduleAnswer['rows'][number]): UfRow => ({
  k: row.k,
  capital: ufFromNumber(row.capital),
  interest: ufFromNumber(row.interest),
  insurance: ufFromNumber(row.insurance),
  payment: ufFromNumber(row.payment),
  extra: ufFromNumber(row.extra ?? 0),
  balance: ufFromNumber(row.balance),
});

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
  const { ufValueClp, graceMonths, creditUf, typedExtra } = conversion;
  const isInUf = display.currency === 'UF';
  const uf = {
    value: ufValueFromNumber(ufValueClp),
    inflationPct: display.inflationPct,
    graceMonths,
    typedExtra: typedExtra ? { uf: ufFromNumber(typedExtra.uf), clp: clpFromNumber(typedExtra.clp) } : null,
  };
  const inUf = answer.rows.map(ufRow);
  const shown: readonly DisplayedFigures[] = isInUf
    ? inUf.map(({ extra = ZERO_UF, ...row }) => ({ ...row, extra }))
    : pesoRows(inUf, uf);
  const months = answer.rows.map(({ k, due }, index): DisplayedMonth => ({
    ...(shown[index] as DisplayedFigures),
    k,
    due: due as IsoDate,
  }));
  const grace = graceMonths === 0 ? null : graceOf(ufFromNumber(creditUf), inUf);
  const years = Array.from({ length: Math.ceil(months.length / MONTHS) }, (_, index) =>
    yearOf(months.slice(index * MONTHS, (index + 1) * MONTHS), index + 1),
  );
  const parts = answer.rows.some(({ extra }) => extra !== undefined) ? PARTS_WITH_EXTRA : PARTS;
  return {
    years,
    parts,
    total: sumOf(years),
    grace: grace === null || isInUf ? grace : graceToClp(grace, uf),
    ...WRITTEN[display.currency],
  };
}
