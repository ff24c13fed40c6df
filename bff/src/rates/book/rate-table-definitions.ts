import { extentOf, lieSideBySide, type Range } from '@simulador/contracts/rates/ranges';
import { type EntityManager, In } from 'typeorm';
import {
  LoanUseEntity,
  ProductEntity,
  RangeAmountEntity,
  RangePeriodEntity,
  RateEntity,
} from '../../database/entities/tariff.entities.ts';
import { RATE_ROWS } from './rate-queries.ts';
import type { Added, Change, RateTable, Row } from './rate-tables.ts';
import type { ProductDto } from './tarificador.dto.ts';

type Entity = { id: number };

/** Storage of a rate table. */
export interface RateTableDefinition<T extends RateTable> {
  readonly entity: new () => Entity;
  /** Returns the rows in force: those with the given ids, or all. */
  rows(manager: EntityManager, now: Date, ids?: readonly number[]): Promise<Row<T>[]>;
  /** Returns the entity's properties; undefined ones are unchanged. */
  values(values: Partial<Added<T>> & Change<T>): object;
}

const byIds = (ids?: readonly number[]) => (ids ? { where: { id: In([...ids]) } } : {});

const Product: RateTableDefinition<'Product'> = {
  entity: ProductEntity,
  rows: async (manager, _now, ids) => {
    const products = await manager.find(ProductEntity, { ...byIds(ids), order: { id: 'ASC' } });
    const periods = await manager.find(RangePeriodEntity);
    const amounts = await manager.find(RangeAmountEntity);
    return products.map((product) => productRow(product, periods, amounts));
  },
  values: ({ id, name, description, is_active, ...limits }) => ({
    id,
    name,
    description,
    isActive: is_active,
    minAmountUf: limits.min_amount,
    maxAmountUf: limits.max_amount,
    minYears: limits.min_period,
    maxYears: limits.max_period,
  }),
};

function productRow(
  product: ProductEntity,
  allPeriods: readonly RangePeriodEntity[],
  allAmounts: readonly RangeAmountEntity[],
): ProductDto {
  const isOwn = ({ productId }: { productId: number }): boolean => productId === product.id;
  const periods = allPeriods
    .filter(isOwn)
    .map(({ minYears, maxYears }) => ({ min: minYears, max: maxYears }));
  const amounts = allAmounts
    .filter(isOwn)
    .map(({ minAmountUf, maxAmountUf }) => ({ min: minAmountUf, max: maxAmountUf }));
  const period = limitsOf(product.minYears, product.maxYears, periods);
  const amount = limitsOf(product.minAmountUf, product.maxAmountUf, amounts);
  return {
    id: product.id,
    name: product.name,
    description: product.description,
    is_active: product.isActive,
    is_range_amount_valid: lieSideBySide(amounts, amount),
    is_range_valid_period: lieSideBySide(periods, period),
    min_amount: amount.min,
    max_amount: amount.max,
    min_period: period.min,
    max_period: period.max,
  };
}

/** Returns a product's limits; a missing one is derived from the ranges. */
function limitsOf(min: number | null, max: number | null, ranges: readonly Range[]): Range {
  const extent = extentOf(ranges);
  return { min: min ?? extent?.min ?? 0, max: max ?? extent?.max ?? 0 };
}

const RangePeriod: RateTableDefinition<'RangePeriod'> = {
  entity: RangePeriodEntity,
  rows: async (manager, _now, ids) => {
    const order = { productId: 'ASC', minYears: 'ASC', id: 'ASC' } as const;
    const ranges = await manager.find(RangePeriodEntity, { ...byIds(ids), order });
    return ranges.map(({ id, productId, minYears, maxYears }) => ({
      id,
      product: productId,
      min_years: minYears,
      max_years: maxYears,
    }));
  },
  values: ({ product, min_years, max_years }) => ({
    productId: product,
    minYears: min_years,
    maxYears: max_years,
  }),
};

const RangeAmount: RateTableDefinition<'RangeAmount'> = {
  entity: RangeAmountEntity,
  rows: async (manager, _now, ids) => {
    const order = { productId: 'ASC', minAmountUf: 'ASC', id: 'ASC' } as const;
    const ranges = await manager.find(RangeAmountEntity, { ...byIds(ids), order });
    return ranges.map(({ id, productId, minAmountUf, maxAmountUf }) => ({
      id,
      product: productId,
      min_amount: minAmountUf,
      max_amount: maxAmountUf,
    }));
  },
  values: ({ product, min_amount, max_amount }) => ({
    productId: product,
    minAmountUf: min_amount,
    maxAmountUf: max_amount,
  }),
};

const LoanUse: RateTableDefinition<'LoanUse'> = {
  entity: LoanUseEntity,
  rows: async (manager, _now, ids) => manager.find(LoanUseEntity, { ...byIds(ids), order: { id: 'ASC' } }),
  values: ({ id, name, description }) => ({ id, name, description }),
};

const Tarificador: RateTableDefinition<'Tarificador'> = {
  entity: RateEntity,
  rows: (manager, now, ids) => manager.query(RATE_ROWS, [now, ids ?? null]),
  values: ({ product, loan_use, real_estate_type, range_period, range_amount, rate }) => ({
    productId: product,
    loanUseId: loan_use,
    realEstateTypeId: real_estate_type,
    rangePeriodId: range_period,
    rangeAmountId: range_amount,
    annualPct: rate,
  }),
};

export const RATE_TABLE_DEFINITIONS: { readonly [T in RateTable]: RateTableDefinition<T> } = {
  Product,
  RangePeriod,
  RangeAmount,
  LoanUse,
  Tarificador,
};
