import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { numeric } from './numeric.ts';

/** Default of the database, for a row without a code of the bank. */
const NEXT_CODE = (): string => 'DEFAULT';

/** Product; `id` is the bank's product code. Its limits, in UF and years, are null if not set. */
@Entity('products')
export class ProductEntity {
  @PrimaryColumn({ type: 'integer', default: NEXT_CODE })
  id!: number;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  description!: string;

  @Column({ name: 'is_active', type: 'boolean' })
  isActive!: boolean;

  @Column({ name: 'min_amount_uf', ...numeric(14, 4), nullable: true })
  minAmountUf!: number | null;

  @Column({ name: 'max_amount_uf', ...numeric(14, 4), nullable: true })
  maxAmountUf!: number | null;

  @Column({ name: 'min_years', type: 'integer', nullable: true })
  minYears!: number | null;

  @Column({ name: 'max_years', type: 'integer', nullable: true })
  maxYears!: number | null;
}

/** A credit's purpose; `id` is its code. */
@Entity('loan_uses')
export class LoanUseEntity {
  @PrimaryColumn({ type: 'integer', default: NEXT_CODE })
  id!: number;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  description!: string;
}

/** Property type. `id` is its code, `insurablePct` the percentage of the value that is insured. */
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

/** Purposes and property types that share their rates. */
@Entity('rate_groups')
export class RateGroupEntity {
  @PrimaryColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'text' })
  name!: string;

  @Column({ name: 'loan_uses', type: 'integer', array: true })
  loanUses!: number[];

  @Column({ name: 'real_estate_types', type: 'integer', array: true })
  realEstateTypes!: number[];
}

/** Annual percent of a combination, valid from an instant on. Former values are in `past_rates`. */
@Entity('rates')
export class RateEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'product_id', type: 'integer' })
  productId!: number;

  @Column({ name: 'loan_use_id', type: 'integer' })
  loanUseId!: number;

  @Column({ name: 'real_estate_type_id', type: 'integer' })
  realEstateTypeId!: number;

  @Column({ name: 'range_period_id', type: 'integer' })
  rangePeriodId!: number;

  @Column({ name: 'range_amount_id', type: 'integer' })
  rangeAmountId!: number;

  @Column({ name: 'annual_pct', ...numeric(6, 4) })
  annualPct!: number;

  @Column({ name: 'valid_from', type: 'timestamptz' })
  validFrom!: Date;
}
