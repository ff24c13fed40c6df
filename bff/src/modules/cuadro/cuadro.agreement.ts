import { addMonthsClamped, type IsoDate } from '@simulador/contracts/domain/dates';
import { levelPaymentOf, type MortgageTerms } from '@simulador/contracts/domain/mortgage/level-payment';
import { isSameUf, ufFromNumber } from '@simulador/contracts/domain/money';
import { Problem } from '../../http/problem.ts';
import type { DividendoRequestDto, DividendoRowDto } from '../dividendo/dividendo.dto.ts';
import { mortgageTerms } from '../dividendo/mortgage-terms.ts';

const DISAGREEMENT =
  'El cuadro de pagos no coincide con el dividendo que calculó el banco, así que no lo mostramos. Calcula de nuevo o contacta a un ejecutivo.';
const MONTHS = 12;

const disagreement = (what: string): Problem =>
  new Problem(502, DISAGREEMENT, { cause: new Error(`the dividend's ${what} is not the schedule's`) });

/** What the row says of a month, next to what the terms come to. */
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

/**
 * The terms whose schedule belongs to a calculated row: their level payment is the row's, to 0.0001 UF, and they begin on
 * the one of `days` that leads to the row's first due date.
 * @param days when the row may have been calculated: it can be asked for on one day and answered on the next
 * @throws Problem 502 where row and terms disagree.
 */
export function termsOfRow(
  request: DividendoRequestDto,
  row: DividendoRowDto,
  days: readonly IsoDate[],
): MortgageTerms {
  const leadsToRow = (day: IsoDate) => addMonthsClamped(day, request.mesesgracia + 1) === row.FecVencimiento;
  const startDate = days.find(leadsToRow);
  if (startDate === undefined) throw disagreement('FecVencimiento');
  const terms = mortgageTerms(request, startDate);
  assertSamePayment(terms, row);
  return terms;
}
