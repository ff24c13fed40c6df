import { Injectable } from '@nestjs/common';
import type { FinancingLimit } from '@simulador/contracts/calculation/limits';
import { DataSource } from 'typeorm';
import { Clock } from '../../clock/clock.ts';
import { ShortCache } from '../../database/short-cache.ts';
import { TableChanges } from '../../database/table-changes.ts';
import { FinancingLimitEntity } from '../../database/entities/financing-limit.entity.ts';

/** Percentage of a property's value that the bank finances, as set by an operator. */
@Injectable()
export class FinancingLimitsTable {
  private readonly cache: ShortCache<FinancingLimit[]>;

  constructor(
    private readonly source: DataSource,
    clock: Clock,
    changes: TableChanges,
  ) {
    this.cache = new ShortCache(clock, () => this.read());
    changes.on('financing_limits', () => this.cache.invalidate());
  }

  current(): Promise<FinancingLimit[]> {
    return this.cache.get();
  }

  private async read(): Promise<FinancingLimit[]> {
    const rows = await this.source.getRepository(FinancingLimitEntity).find({ order: { id: 'ASC' } });
    return rows.map(({ purpose, propertyType, maxPct }) => ({ purpose, propertyType, maxPct }));
  }
}
