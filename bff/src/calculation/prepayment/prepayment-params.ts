import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../clock/clock.ts';
import type { PrepaymentConditionsDto } from './prepayment.dto.ts';

/** Reads the limits in force; before the first row's day, the first row. */
@Injectable()
export class PrepaymentParamsTable {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  async current(): Promise<PrepaymentConditionsDto> {
    const [row]: PrepaymentConditionsDto[] = await this.source.query(
      `SELECT commission_months::float8 AS months, credit_max_uf::float8, least_part_pct::float8, valid_from::text, source
       FROM prepayment_params AS params
       ORDER BY params.valid_from <= $1 DESC,
         CASE WHEN params.valid_from <= $1 THEN $1::date - params.valid_from ELSE params.valid_from - $1::date END
       LIMIT 1`,
      [this.clock.today()],
    );
    if (!row) throw new Error('prepayment_params has no row');
    return row;
  }
}
