import { Column, Entity, PrimaryColumn } from 'typeorm';
import { numeric } from './numeric.ts';

export type InsuranceKind = 'desgravamen' | 'incendio' | 'cesantia';

/** An insurance that can be chosen; `monthlyRate` is a fraction of the insured amount a month. */
@Entity('insurances')
export class InsuranceEntity {
  @PrimaryColumn({ type: 'text' })
  kind!: InsuranceKind;

  @PrimaryColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'text' })
  description!: string;

  @Column({ name: 'monthly_rate', ...numeric(12, 8) })
  monthlyRate!: number;
}
