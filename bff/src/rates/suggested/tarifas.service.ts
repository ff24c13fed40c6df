import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock/clock.ts';
import { Problem, refuse, unless } from '../../http/problem.ts';
import { coverageOf } from './coverage.ts';
import { RATE_TABLE_SENTENCES } from '../book/rate-table-problem.ts';
import { MaximumRates } from '../book/maximum-rates.ts';
import { RateHistory } from './rate-history.ts';
import type { CoverageDto, OffersDto, OffersQueryDto } from './tarifas.dto.ts';
import { TarificadorPort } from './tarificador.port.ts';

/** Reads a product's rates together, and those of a day, for administrators. */
@Injectable()
export class TarifasService {
  constructor(
    private readonly tarificador: TarificadorPort,
    private readonly maximumRates: MaximumRates,
    private readonly rates: RateHistory,
    private readonly clock: Clock,
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

  /** Returns the rates offered on a day. See docs/rules.md R361. @throws Problem 400 for a future day */
  async offers({ day, ...credit }: OffersQueryDto): Promise<OffersDto> {
    refuse(unless(day <= this.clock.today(), 'day', 'Aún no ha llegado'));
    const offers = await this.rates.during(day, {
      product: credit.product,
      loanUse: credit.loan_use,
      realEstateType: credit.real_estate_type,
      periodYears: credit.period,
      amountUf: credit.amount,
    });
    return {
      is_known: offers !== null,
      offers: (offers ?? []).map(({ from, annualPct }) => ({ from: from.toISOString(), rate: annualPct })),
    };
  }
}
