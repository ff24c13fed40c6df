import { rangeFaults, type Range } from '@simulador/contracts/rates/ranges';
import type { RangeAmountDto, RangePeriodDto, RateDto } from '../book/rate-tables.dto.ts';
import type { LoanUseDto, ProductDto, RealEstateTypeDto } from '../book/tarificador.dto.ts';
import type { CoverageCellDto, CoverageDto, RangeFaultDto } from './tarifas.dto.ts';

/** Rate tables of one product; purposes and property types are common to all products. */
interface ProductTables {
  readonly product: ProductDto;
  readonly periods: readonly RangePeriodDto[];
  readonly amounts: readonly RangeAmountDto[];
  readonly loanUses: readonly LoanUseDto[];
  readonly realEstateTypes: readonly RealEstateTypeDto[];
  readonly rates: readonly RateDto[];
}

type Combination = Omit<CoverageCellDto, 'rate'>;

const keyOf = (cell: Combination): string =>
  [cell.loan_use, cell.real_estate_type, cell.range_period, cell.range_amount].join(' ');

/** Returns every combination with its rate, and the errors of the ranges. See docs/rules.md R355. */
export function coverageOf(tables: ProductTables): Omit<CoverageDto, 'maximum_rates'> {
  const { product, periods, amounts } = tables;
  const years = faultsOf(
    'period',
    periods.map(({ min_years, max_years }) => ({ min: min_years, max: max_years })),
    limits(product.min_period, product.max_period),
  );
  const ufs = faultsOf(
    'amount',
    amounts.map(({ min_amount, max_amount }) => ({ min: min_amount, max: max_amount })),
    limits(product.min_amount, product.max_amount),
  );
  return {
    periods: [...periods],
    amounts: [...amounts],
    cells: cellsOf(tables),
    holes: [...years.holes, ...ufs.holes],
    overlaps: [...years.overlaps, ...ufs.overlaps],
  };
}

function cellsOf({ periods, amounts, loanUses, realEstateTypes, rates }: ProductTables): CoverageCellDto[] {
  const byKey = new Map(rates.map((rate) => [keyOf(rate), rate.rate]));
  return loanUses.flatMap(({ id: loan_use }) =>
    realEstateTypes.flatMap(({ id: real_estate_type }) =>
      periods.flatMap(({ id: range_period }) =>
        amounts.map(({ id: range_amount }): CoverageCellDto => {
          const combination = { loan_use, real_estate_type, range_period, range_amount };
          return { ...combination, rate: byKey.get(keyOf(combination)) ?? null };
        }),
      ),
    ),
  );
}

const limits = (min: number | undefined, max: number | undefined): Range | undefined =>
  min !== undefined && max !== undefined && min < max ? { min, max } : undefined;

function faultsOf(kind: RangeFaultDto['kind'], ranges: readonly Range[], within: Range | undefined) {
  const { holes, overlaps } = rangeFaults(ranges, within);
  const faults = (found: readonly Range[]): RangeFaultDto[] =>
    found.map(({ min, max }) => ({ from: min, to: max, kind }));
  return { holes: faults(holes), overlaps: faults(overlaps) };
}
