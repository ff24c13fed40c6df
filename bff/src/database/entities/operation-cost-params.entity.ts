import { Column, Entity, PrimaryColumn } from 'typeorm';
import { numeric } from './numeric.ts';

/** Amounts of operation costs, in one row that an operator can change without a release. UF before VAT, percent. */
@Entity('operation_cost_params')
export class OperationCostParamsEntity {
  @PrimaryColumn({ type: 'integer' })
  id!: number;

  @Column({ name: 'appraisal_net_uf', ...numeric(14, 4) })
  appraisalNetUf!: number;

  @Column({ name: 'title_study_net_uf', ...numeric(14, 4) })
  titleStudyNetUf!: number;

  @Column({ name: 'deed_draft_net_uf', ...numeric(14, 4) })
  deedDraftNetUf!: number;

  @Column({ name: 'notary_uf', ...numeric(14, 4) })
  notaryUf!: number;

  @Column({ name: 'vat_pct', ...numeric(6, 4) })
  vatPct!: number;
}
