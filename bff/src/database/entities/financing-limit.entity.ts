import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { numeric } from './numeric.ts';

/** One row of the financing table; null means every purpose, or every property type. */
@Entity('financing_limits')
export class FinancingLimitEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'integer', nullable: true })
  purpose!: number | null;

  @Column({ name: 'property_type', type: 'integer', nullable: true })
  propertyType!: number | null;

  @Column({ name: 'max_pct', ...numeric(5, 2) })
  maxPct!: number;
}
