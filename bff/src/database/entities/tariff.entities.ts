import { Column, Entity, PrimaryColumn } from 'typeorm';
import { numeric } from './numeric.ts';

/** Default of the database, for a row without a code of the bank. */
const NEXT_CODE = (): string => 'DEFAULT';

/** Product; `id` is the bank's product code. */
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
