import { addMonthsClamped, type IsoDate } from '@simulador/contracts/platform/dates';
import { levelPaymentOf, type MortgageTerms } from '@simulador/contracts/calculation/mortgage/level-payment';
import { mortgageSchedule, type Schedule } from '@simulador/contracts/calculation/mortgage/schedule';
import type { ScheduleFigures } from '@simulador/contracts/calculation/peso-schedule';
import { isSameUf, ufFromNumber, ufToNumber } from '@simulador/contracts/platform/money';
import { SERVER_SENTENCES } from '@simulador/contracts/platform/server-sentences';
import { Problem } from '../../http/problem.ts';
import { mortgageTerms } from '../dividendo/dividendo.arithmetic.ts';
import type { DividendoRequestDto, DividendoRowDto } from '../dividendo/dividendo.dto.ts';
import type { ScheduleAnswerDto } from './schedule.dto.ts';

const MONTHS = 12;

/**
 * Returns the schedule of a calculated row. No core has one: it is calculated here from the row, so that table and result never differ. Its level payment is the row's, to 0.0001 UF, and it starts on the one of `days` that leads to
 * the row's first due date.
 * @param days possible days of the calculation: a request before midnight can be answered after it
 * @throws Problem 502 if row and schedule disagree
 */
export function scheduleOf(
  request: DividendoRequestDto,
  row: DividendoRowDto,
  days: readonly IsoDate[],
): Schedule {
  return mortgageSchedule(termsOf(request, row, days), {
    dividend: ufFromNumber(row.Dividendo),
    totalDividend: ufFromNumber(row.DivTotal),
  });
}

/** Returns the one of `days` that leads to the row's first due date: the day of its calculation. Undefined if none does. */
export const calculationDay = (
  { FecVencimiento }: Pick<DividendoRowDto, 'FecVencimiento'>,
  graceMonths: number,
  days: readonly IsoDate[],
): IsoDate | undefined => days.find((day) => addMonthsClamped(day, graceMonths + 1) === FecVencimiento);

/** Returns the terms of a calculated row, with the day of its calculation. @throws Problem 502 if row and schedule disagree */
export function termsOf(
  request: DividendoRequestDto,
  row: DividendoRowDto,
  days: readonly IsoDate[],
): MortgageTerms {
  const startDate = calculationDay(row, request.mesesgracia, days);
  if (startDate === undefined) throw disagreement('FecVencimiento');
  const terms = mortgageTerms(request, startDate);
  assertSamePayment(terms, row);
  return terms;
}

const disagreement = (what: string): Problem =>
  new Problem(502, SERVER_SENTENCES.scheduleDiffers, {
    cause: new Error(`the dividend's ${what} is not the schedule's`),
  });

/** Checks that the row's monthly payment equals the one calculated from the terms. */
function assertSamePayment(terms: MortgageTerms, row: DividendoRowDto): void {
  const own = levelPaymentOf(terms);
  const pairs = [
    ['Dividendo', own.dividend],
    ['SegDesg', own.lifeInsurance],
    ['SegInc', own.fireInsurance],
    ['SegCes', own.unemploymentInsurance],
    ['DivTotal', own.totalDividend],
  ] as const;
  for (const [name, amount] of pairs) {
    if (!isSameUf(ufFromNumber(row[name]), amount)) throw disagreement(name);
  }
  if (row.Cuotas !== MONTHS * terms.termYears) throw disagreement('Cuotas');
}

/** Returns the amounts of a row or a year, UF as numbers. */
export const figures = (row: ScheduleFigures) => ({
  interest: ufToNumber(row.interest),
  capital: ufToNumber(row.capital),
  insurance: ufToNumber(row.insurance),
  payment: ufToNumber(row.payment),
  balance: ufToNumber(row.balance),
});

/** Returns the schedule with the names of the wire, UF as numbers. */
export const toAnswer = ({ rows, byYear }: Schedule): ScheduleAnswerDto => ({
  rows: rows.map((row) => ({ k: row.k, due: row.due, ...figures(row) })),
  by_year: byYear.map((row) => ({ year: row.year, ...figures(row) })),
});
