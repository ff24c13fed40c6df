import { Injectable } from '@nestjs/common';
import {
  DEFAULT_OPERATION_COST_PARAMS,
  type OperationCostParams,
} from '@simulador/contracts/calculation/mortgage/operation-costs';
import { DataSource } from 'typeorm';
import { Clock } from '../../clock/clock.ts';
import { ShortCache } from '../../database/short-cache.ts';
import { TableChanges } from '../../database/table-changes.ts';
import { OperationCostParamsEntity } from '../../database/entities/operation-cost-params.entity.ts';

/** Amounts of operation costs, as set by an operator. */
@Injectable()
export class OperationCostParamsTable {
  private readonly cache: ShortCache<OperationCostParams>;

  constructor(
    private readonly source: DataSource,
    clock: Clock,
    changes: TableChanges,
  ) {
    this.cache = new ShortCache(clock, () => this.read());
    changes.on('operation_cost_params', () => this.cache.invalidate());
  }

  current(): Promise<OperationCostParams> {
    return this.cache.get();
  }

  /** Returns those of a new installation while the table can't be read. */
  orDefault(): Promise<OperationCostParams> {
    return this.current().catch(() => DEFAULT_OPERATION_COST_PARAMS);
  }

  private read(): Promise<OperationCostParams> {
    return this.source.getRepository(OperationCostParamsEntity).findOneByOrFail({ id: 1 });
  }
}
