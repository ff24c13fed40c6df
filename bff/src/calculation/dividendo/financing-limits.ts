import { Injectable } from '@nestjs/common';
import type { FinancingLimit } from '@simulador/contracts/calculation/limits';
import { DataSource } from 'typeorm';
import { Clock } from '../../clock/clock.ts';
import { ShortCache } from '../../database/short-cache.ts';
import { TableChanges } from '../../database/table-changes.ts';

const LIMITS = `
  SELECT purpose, property_type AS "propertyType", max_pct::float8 AS "maxPct" FROM financing_limits ORDER BY id`;

/** Percentage of a property's value that the bank finances, as set by an operator. */
@Injectable()
export class FinancingLimitsTable extends ShortCache<FinancingLimit[]> {
  constructor(source: DataSource, clock: Clock, changes: TableChanges) {
    super(clock, () => source.query(LIMITS));
    changes.on('financing_limits', () => this.invalidate());
  }
}
