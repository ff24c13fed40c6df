import { Injectable } from '@nestjs/common';
import { Problem } from '../../http/problem.ts';
import { coverageOf } from './coverage.ts';
import { RATE_TABLE_SENTENCES } from '../book/rate-table-problem.ts';
import { MaximumRates } from '../book/maximum-rates.ts';
import type { CoverageDto } from './tarifas.dto.ts';
import { TarificadorPort } from './tarificador.port.ts';

/** Reads a product's rates together, for administrators. */
@Injectable()
export class TarifasService {
  constructor(
    private readonly tarificador: TarificadorPort,
    private readonly maximumRates: MaximumRates,
  ) {}

  /** Returns a product's rates and its combinations without one. @throws Problem 404 for an unknown product */
  async coverage(productId: number): Promise<CoverageDto> {
    const [products, allPeriods, allAmounts, loanUses, realEstateTypes, rates] = await Promise.all([
      this.tarificador.rows('Product'),
      this.tarificador.rows('RangePeriod'),
      this.tarificador.rows('RangeAmount'),
      this.tarificador.rows('LoanUse'),
      this.tarificador.realEstateTypes(),
      this.tarificador.rows('Tarificador'),
    ]);
    const product = products.value.find(({ id }) => id === productId);
    if (!product) throw new Problem(404, RATE_TABLE_SENTENCES.Product.missing);
    const isOwn = (row: { product: number }): boolean => row.product === productId;
    const [periods, amounts] = [allPeriods.value.filter(isOwn), allAmounts.value.filter(isOwn)];
    const years = Math.max(...periods.map(({ max_years }) => max_years));
    return {
      ...coverageOf({
        product,
        periods,
        amounts,
        loanUses: loanUses.value,
        realEstateTypes: realEstateTypes.value,
        rates: rates.value.filter(isOwn),
      }),
      maximum_rates: await Promise.all(
        amounts.map(async (range) => ({
          range_amount: range.id,
          rate: periods.length === 0 ? null : await this.maximumRates.of(range, years),
        })),
      ),
    };
  }
}
