import { Injectable } from '@nestjs/common';
import {
  DEFAULT_OPERATION_COST_PARAMS,
  type OperationCostParams,
} from '@simulador/contracts/calculation/mortgage/operation-costs';
import { DataSource } from 'typeorm';
import { Clock } from '../../clock/clock.ts';
import { ShortCache } from '../../database/short-cache.ts';
import { TableChanges } from '../../database/table-changes.ts';

/** SQL: the only row. UF before VAT, percent. */
const PARAMS = `
  SELECT appraisal_net_uf::float8 AS "appraisalNetUf", title_study_net_uf::float8 AS "titleStudyNetUf",
    deed_draft_net_uf::float8 AS "deedDraftNetUf", notary_uf::float8 AS "notaryUf", vat_pct::float8 AS "vatPct"
  FROM operation_cost_params`;

/** Amounts of operation costs, as set by an operator. */
@Injectable()
export class OperationCostParamsTable extends ShortCache<OperationCostParams> {
  constructor(source: DataSource, clock: Clock, changes: TableChanges) {
    super(clock, async () => {
      const [row] = await source.query<OperationCostParams[]>(PARAMS);
      if (!row) throw new Error('operation_cost_params has no row');
      return row;
    });
    changes.on('operation_cost_params', () => this.invalidate());
  }

  /** Returns those of a new installation while the table is empty or can't be read. */
  orDefault(): Promise<OperationCostParams> {
    return this.current().catch(() => DEFAULT_OPERATION_COST_PARAMS);
  }
}
