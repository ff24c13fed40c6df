import { Injectable } from '@nestjs/common';
import { santiagoDate } from '@simulador/contracts/platform/dates';
import { lastDays } from '@simulador/contracts/platform/day-window';
import {
  DEFAULT_FIRE_MONTHLY_RATE,
  DEFAULT_LIFE_MONTHLY_RATE,
} from '@simulador/contracts/calculation/mortgage/insurance';
import { monthlyRateOf, monthlyRateToNumber } from '@simulador/contracts/calculation/mortgage/rate';
import { CREDIT_PURPOSE } from '@simulador/contracts/bank/codes';
import { ratesAfter, type RateChange } from '@simulador/contracts/rates/rate-book';
import { DataSource } from 'typeorm';
import { Clock } from '../../clock/clock.ts';
import { NOT_BLOCKED } from '../../database/not-blocked.ts';
import { ratesAt } from '../book/table-rows.ts';
import { MaximumRates } from '../book/maximum-rates.ts';
import type { ImpactDto } from './sheets.dto.ts';

/** Number of days whose simulations are counted, including today. */
const IMPACT_DAYS = 90;
const LARGEST = 10;

/** Returns SQL: the cells of a parameter, and whether their ranges are the last ones of their products. */
const cellsOf = (parameter: string): string => `
    SELECT cell.*, max_years >= (SELECT max(max_years) FROM range_periods WHERE product_id = product) AS is_last_years,
      max_amount >= (SELECT max(max_amount_uf) FROM range_amounts WHERE product_id = product) AS is_last_amount
    FROM jsonb_to_recordset(${parameter}) AS cell (product int, loan_use int, real_estate_type int, min_years int, max_years int,
      min_amount float8, max_amount float8, "from" float8, value float8, monthly_from float8, monthly_value float8)`;
/** SQL: the credit is in a cell and follows the tables. A range excludes its upper bound, unless it is the product's last one. */
const IN_CELL = `product = codpro AND loan_use = destino AND real_estate_type = tipopropiedad
    AND plazototal >= min_years AND (plazototal < max_years OR is_last_years AND plazototal = max_years)
    AND montocredito >= min_amount AND (montocredito < max_amount OR is_last_amount AND montocredito = max_amount)
    AND "personalizarTasa" IS DISTINCT FROM true`;

const owed = (rate: string): string => `montocredito * power(1 + ${rate}, coalesce(mesesgracia, 0))`;
/** Returns SQL: an amount in units of 0.0001 UF, half up. */
const units = (uf: string): string => `floor((${uf}) * 10000 + 0.5)`;
/** Returns SQL: the instalment with its insurances, UF, at a monthly rate. See docs/rules.md R2 to R6. */
const instalment = (
  rate: string,
): string => `(${units(`${owed(rate)} * ${rate} / (1 - power(1 + ${rate}, -12 * plazototal))`)}
    + coalesce(asegurados, 1) * ${units(`${owed(rate)} * coalesce(tasa_seg_des, ${DEFAULT_LIFE_MONTHLY_RATE})`)}
    + ${units(`(CASE WHEN "montoAsegurado" > 0 THEN "montoAsegurado" ELSE montocredito * 0.75 END) * coalesce(tasa_seg_inc, ${DEFAULT_FIRE_MONTHLY_RATE})`)}
    + CASE WHEN destino = ${CREDIT_PURPOSE.buySale} AND coalesce("codigoSubsidio", 0) <> 0
        THEN ${units('montocredito * coalesce(tasa_seg_ces, 0)')} ELSE 0 END)::numeric / 10000`;

/**
 * SQL: the effect of changes on the simulations from day `$1` to `$2`, each in at most one changed cell (`$3`). `$4`: cells above the TMC. A
 * damaged simulation without its request is not counted.
 */
const IMPACT = `
  WITH credits AS MATERIALIZED (
    SELECT simulations.id, credit.* FROM simulations CROSS JOIN LATERAL jsonb_to_record(calculation) AS credit
      (codpro int, destino int, tipopropiedad int, plazototal int, montocredito float8, mesesgracia int, "codigoSubsidio" int,
        asegurados int, "montoAsegurado" float8, tasa_seg_des float8, tasa_seg_inc float8, tasa_seg_ces float8, "personalizarTasa" boolean)
    WHERE ${NOT_BLOCKED} AND day BETWEEN $1 AND $2 AND calculation IS NOT NULL
  ), cells AS MATERIALIZED (${cellsOf('$3')}
  ), above AS MATERIALIZED (${cellsOf('$4')}
  ), changed AS (
    SELECT credits.*, "from" AS rate_before, value AS rate_after, monthly_from, monthly_value
    FROM credits JOIN cells ON ${IN_CELL}
  ), priced AS MATERIALIZED (
    SELECT id, rate_before, rate_after, ${instalment('monthly_from')} AS dividend_before, ${instalment('monthly_value')} AS dividend_after
    FROM changed WHERE rate_after IS NOT NULL
  ), moved AS (
    SELECT *, dividend_after - dividend_before AS change_uf FROM priced WHERE dividend_after <> dividend_before
  )
  SELECT (SELECT count(*)::int FROM credits) AS count,
    (SELECT count(*)::int FROM moved WHERE change_uf < 0) AS lower,
    (SELECT count(*)::int FROM moved WHERE change_uf > 0) AS higher,
    (SELECT count(*)::int FROM changed WHERE rate_after IS NULL) AS lost,
    (SELECT count(DISTINCT id)::int FROM credits JOIN above ON ${IN_CELL}) AS above_tmc,
    (SELECT coalesce(jsonb_agg(largest), '[]') FROM (
      SELECT id AS simulation, rate_before, rate_after, dividend_before, dividend_after, change_uf
      FROM moved ORDER BY abs(change_uf) DESC, id LIMIT ${LARGEST}
    ) AS largest) AS largest`;

/** Counts the effect of a set on recent simulations, in one statement. See docs/rules.md R595. */
@Injectable()
export class ImpactService {
  constructor(
    private readonly source: DataSource,
    private readonly maximums: MaximumRates,
    private readonly clock: Clock,
  ) {}

  /** Counts the effect of changes of rates. @param effectiveAt null for now */
  async of(changes: readonly RateChange[], effectiveAt: Date | null): Promise<ImpactDto> {
    const now = this.clock.now();
    const rates = await ratesAt(this.source.manager, now);
    const day = santiagoDate(effectiveAt !== null && effectiveAt > now ? effectiveAt : now);
    const above = await this.maximums.above(ratesAfter(rates, changes), ({ rate }) => rate, day);
    const { from, to } = lastDays(this.clock.today(), IMPACT_DAYS);
    const monthly = (annualPct: number | null) => monthlyRateToNumber(monthlyRateOf(annualPct ?? 0));
    const changed = changes
      .filter((change) => change.from !== null)
      .map((each) => ({ ...each, monthly_from: monthly(each.from), monthly_value: monthly(each.value) }));
    const [counted]: Omit<ImpactDto, 'same'>[] = await this.source.query(IMPACT, [
      ...[from, to],
      ...[JSON.stringify(changed), JSON.stringify(above)],
    ]);
    if (!counted) throw new Error('No row of the impact');
    const { count, lower, higher, lost } = counted;
    return { ...counted, same: count - lower - higher - lost };
  }
}
