/** The schedule in pesos, made once for screen, file and PDF. See docs/rules.md R1011. */
import {
  partsToClp,
  ufFromUnits,
  ufToClp,
  ZERO_UF,
  type Clp,
  type Uf,
  type UfValue,
} from '../platform/money.ts';
import { nominalClp } from './inflation.ts';

/** Figures of a row or a year. `payment` is interest + capital + insurance; `balance` is the balance after it. */
export interface ScheduleFigures<Amount = Uf> {
  readonly interest: Amount;
  readonly capital: Amount;
  readonly insurance: Amount;
  readonly payment: Amount;
  readonly balance: Amount;
}

/** Row in UF; `balance` is the balance after the prepayment, if there is one. */
export interface UfRow extends ScheduleFigures {
  readonly k: number;
  readonly extra?: Uf;
}

export interface PesoRow extends ScheduleFigures<Clp> {
  readonly extra: Clp;
}

/** UF with which a schedule is converted. */
export interface ScheduleUf {
  readonly value: UfValue;
  /** Supposed rise of the UF, percent a year, which gives each month its own UF. */
  readonly inflationPct: number;
  /** Number of months between the UF's day and the month before the first instalment. */
  readonly graceMonths: number;
  /** Prepayment that was typed in pesos; null if it was typed in UF. */
  readonly typedExtra?: { readonly uf: Uf; readonly clp: Clp } | null;
}

/** Returns the balance before a row. */
const balanceBefore = ({ balance, capital, extra = ZERO_UF }: UfRow): Uf =>
  ufFromUnits(balance + capital + extra);

/** Returns the prepayments, which add up to the pesos of their sum unless they were typed in pesos or the UF rises. */
function extrasOf(rows: readonly UfRow[], uf: ScheduleUf): readonly Clp[] {
  const { value, inflationPct, graceMonths, typedExtra = null } = uf;
  const extras = rows.map(({ extra = ZERO_UF }) => extra);
  if (inflationPct !== 0)
    return rows.map(({ k, extra = ZERO_UF }) => nominalClp(extra, value, inflationPct, graceMonths + k));
  if (typedExtra === null) return partsToClp(extras, value);
  return extras.map((extra) => (extra === typedExtra.uf ? typedExtra.clp : ufToClp(extra, value)));
}

/**
 * Converts the rows so that each one foots. The capital is what the balance falls by, so that it adds up to the credit; the interest
 * takes what rounding leaves. A row without interest keeps none, and its payment is what its parts make. If the UF rises, the balance
 * before a row is revalued at the row's UF.
 */
export function pesoRows(rows: readonly UfRow[], uf: ScheduleUf): PesoRow[] {
  const extras = extrasOf(rows, uf);
  return rows.map((row, index) => {
    const at = (amount: Uf): number => nominalClp(amount, uf.value, uf.inflationPct, uf.graceMonths + row.k);
    const extra = extras[index] ?? 0;
    const balance = at(row.balance);
    const capital = at(balanceBefore(row)) - balance - extra;
    const insurance = at(row.insurance);
    const interest = row.interest === 0 ? 0 : at(row.payment) - insurance - capital;
    const payment = interest + insurance + capital;
    return { interest, capital, insurance, payment, extra, balance } as PesoRow;
  });
}

/** Interest of the grace months, and the balance that it makes with the credit. */
export interface GraceFigures<Amount> {
  readonly added: Amount;
  readonly balance: Amount;
}

/** Returns what grace added to the credit, which the first row starts from; null if nothing. */
export function graceOf(credit: Uf, rows: readonly UfRow[]): GraceFigures<Uf> | null {
  const [first] = rows;
  if (first === undefined) return null;
  const balance = balanceBefore(first);
  return balance === credit ? null : { added: ufFromUnits(balance - credit), balance };
}

/** Converts what grace added, at the UF of its last month: the balance less the credit, both in pesos. */
export function graceToClp(
  { added, balance }: GraceFigures<Uf>,
  { value, inflationPct, graceMonths }: ScheduleUf,
): GraceFigures<Clp> {
  const at = (amount: Uf): Clp => nominalClp(amount, value, inflationPct, graceMonths);
  const after = at(balance);
  return { added: (after - at(ufFromUnits(balance - added))) as Clp, balance: after };
}
