import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { numeric } from './numeric.ts';

/** Product; `id` is the bank's product code. Ranges in UF and years. */
@Entity('products')
export class ProductEntity {
  @PrimaryColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  description!: string;

  @Column({ name: 'is_active', type: 'boolean' })
  isActive!: boolean;
}

/** What a credit is for; `id` is the purpose's code. */
@Entity('loan_uses')
export class LoanUseEntity {
  @PrimaryColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  description!: string;
}

/** Property type; `id` is its code, `insurablePct` the part of the value that is insured. */
@Entity('real_estate_types')
export class RealEstateTypeEntity {
  @PrimaryColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'text' })
  name!: string;

  @Column({ name: 'insurable_pct', ...numeric(5, 2) })
  insurablePct!: number;
}

@Entity('range_periods')
export class RangePeriodEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'product_id', type: 'integer' })
  productId!: number;

  @Column({ name: 'min_years', type: 'integer' })
  minYears!: number;

  @Column({ name: 'max_years', type: 'integer' })
  maxYears!: number;
}

@Entity('range_amounts')
export class RangeAmountEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'product_id', type: 'integer' })
  productId!: number;

  @Column({ name: 'min_amount_uf', ...numeric(14, 4) })
  minAmountUf!: number;

  @Column({ name: 'max_amount_uf', ...numeric(14, 4) })
  maxAmountUf!: number;
}
