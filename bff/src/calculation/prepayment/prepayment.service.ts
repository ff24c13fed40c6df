import { Injectable } from '@nestjs/common';
import { levelLoanOf } from '@simulador/contracts/calculation/mortgage/level-payment';
import {
  prepaidSchedule,
  type PrepaidSchedule,
  totalInterest,
} from '@simulador/contracts/calculation/mortgage/prepayment';
import type { Schedule } from '@simulador/contracts/calculation/mortgage/schedule';
import { ufFromNumber, ufFromUnits, ufToNumber, type Uf } from '@simulador/contracts/platform/money';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { sourcedWithUf } from '../../border/upstream/sourced.ts';
import type { Answer } from '../../http/operation.ts';
import { Clock } from '../../clock/clock.ts';
import { refuse, unless } from '../../http/problem.ts';
import type { DividendoRowDto } from '../dividendo/dividendo.dto.ts';
import { DividendoPort } from '../dividendo/dividendo.port.ts';
import { figures, scheduleOf, termsOf } from '../schedule/schedule-of-row.ts';
import type { PrepagoAnswerDto, PrepagoRequestDto, PrepaymentConditionsDto } from './prepayment.dto.ts';
import { DataSource } from 'typeorm';

/** Returns the conditions of a prepayment in force on a day; before the first row's day, those of the first row. */
export async function prepaymentConditions(
  source: DataSource,
  day: IsoDate,
): Promise<PrepaymentConditionsDto> {
  const [row]: PrepaymentConditionsDto[] = await source.query(
    `SELECT commission_months::float8 AS months, credit_max_uf::float8, least_part_pct::float8, valid_from::text, source
     FROM prepayment_params AS params
     ORDER BY params.valid_from <= $1 DESC,
       CASE WHEN params.valid_from <= $1 THEN $1::date - params.valid_from ELSE params.valid_from - $1::date END
     LIMIT 1`,
    [day],
  );
  if (!row) throw new Error('prepayment_params has no row');
  return row;
}

const MONTHS = 12;

/** Calculates the effect of prepayments on a credit. See docs/rules.md R570 to R572. */
@Injectable()
export class PrepaymentService {
  constructor(
    private readonly dividendo: DividendoPort,
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Calculates the effect of prepayments. @throws Problem 400 for an impossible prepayment, and those of the schedule */
  async calculate(request: PrepagoRequestDto): Promise<Answer<PrepagoAnswerDto>> {
    const { calculation, extra_uf, month, every, effect } = request;
    const last = MONTHS * calculation.plazototal - 1;
    refuse([
      ...unless(extra_uf > 0, 'extra_uf', 'Debe ser mayor que 0'),
      ...unless(month <= last, 'month', `Debe estar entre 1 y ${last}`),
    ]);
    const since = this.clock.today();
    const [params, calculated] = await Promise.all([
      prepaymentConditions(this.source, since),
      this.dividendo.calculate(calculation),
    ]);
    const { row } = calculated.value;
    const days = [since, this.clock.today()];
    const terms = termsOf(calculation, row, days);
    const [dividend, total] = [ufFromNumber(row.Dividendo), ufFromNumber(row.DivTotal)];
    const prepaid = prepaidSchedule(
      levelLoanOf(terms),
      dividend,
      ufFromUnits(total - dividend),
      terms.startDate,
      { extra: ufFromNumber(extra_uf), month, every, effect },
      { months: params.months, creditMaxUf: ufFromNumber(params.credit_max_uf) },
    );
    return sourcedWithUf(calculated, () =>
      toAnswer(row, scheduleOf(calculation, row, days), prepaid, params),
    );
  }
}

function toAnswer(
  row: DividendoRowDto,
  before: Schedule,
  after: PrepaidSchedule,
  conditions: PrepaymentConditionsDto,
): PrepagoAnswerDto {
  const { rows, byYear, dividendAfter, commission } = after;
  const [interestBefore, interest] = [totalInterest(before.rows), totalInterest(rows)];
  const saved = interestBefore - interest;
  const insurance = (before.rows[0]?.insurance ?? 0) * (before.rows.length - rows.length);
  const extra = byYear.reduce((sum, year) => sum + year.extra, 0);
  return {
    instalments: rows.length,
    last_due: rows.at(-1)?.due ?? row.FecVencimiento,
    dividend: row.Dividendo,
    dividend_after: ufToNumber(dividendAfter),
    extra_uf: ufToNumber(extra as Uf),
    commission_uf: commission === null ? null : ufToNumber(commission),
    interest_before_uf: ufToNumber(interestBefore),
    interest_uf: ufToNumber(interest),
    saved_interest_uf: ufToNumber(saved as Uf),
    net_saving_uf: commission === null ? null : ufToNumber((saved - commission) as Uf),
    insurance_saved_uf: ufToNumber(insurance as Uf),
    conditions,
    rows: rows.map((each) => ({
      k: each.k,
      due: each.due,
      ...figures(each),
      extra: ufToNumber(each.extra),
    })),
    by_year: byYear.map((each) => ({ year: each.year, ...figures(each), extra: ufToNumber(each.extra) })),
  };
}
