import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../clock/clock.ts';

/** Legal limits of the commission of a prepayment. */
export interface PrepaymentParams {
  /** Months of interest on the prepaid capital. */
  readonly months: number;
  /** Largest credit to which the limit applies, UF. */
  readonly creditMaxUf: number;
  /** Percentage of the balance below which the bank may refuse. */
  readonly leastPartPct: number;
  readonly validFrom: string;
  readonly source: string;
}

/** Reads the limits in force; before the first row's day, the first row. */
@Injectable()
export class PrepaymentParamsTable {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  async current(): Promise<PrepaymentParams> {
    const [row]: PrepaymentParams[] = await this.source.query(
      `SELECT commission_months::float8 AS months, credit_max_uf::float8 AS "creditMaxUf",
         least_part_pct::float8 AS "leastPartPct", valid_from::text AS "validFrom", source
       FROM prepayment_params
       ORDER BY valid_from <= $1 DESC, CASE WHEN valid_from <= $1 THEN $1::date - valid_from ELSE valid_from - $1::date END
       LIMIT 1`,
      [this.clock.today()],
    );
    if (!row) throw new Error('prepayment_params has no row');
    return row;
  }
}
