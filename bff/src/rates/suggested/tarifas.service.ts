import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../clock/clock.ts';
import { Problem, refuse, unless } from '../../http/problem.ts';
import { coverageOf } from './coverage.ts';
import { RATE_TABLE_SENTENCES } from '../book/rate-table-problem.ts';
import { rateTableSubject } from '../book/rate-table-record.ts';
import { MaximumRates } from '../book/maximum-rates.ts';
import { RateHistory } from './rate-history.ts';
import { sheetIdOf, sheetsOfChanges } from '../changes/sheets-of-changes.ts';
import type { CoverageDto, OffersDto, OffersQueryDto, RateHistoryDto } from './tarifas.dto.ts';
import { TarificadorPort } from './tarificador.port.ts';

/** SQL: changes of a rate, except those that left its percentage unchanged. */
const RATE_CHANGES = `
  SELECT audit.at, users.full_name AS by, audit.details->'rate'->0 AS from, audit.details->'rate'->1 AS to, audit.details
  FROM audit LEFT JOIN users ON users.id = audit.actor
  WHERE audit.subject = $1 AND audit.details ? 'rate'
  ORDER BY audit.id`;

interface RateChange extends Omit<RateHistoryDto, 'at' | 'sheet'> {
  readonly at: Date;
  readonly details: Parameters<typeof sheetIdOf>[0];
}

/** Reads a product's rates together, and a rate's history, for administrators. */
@Injectable()
export class TarifasService {
  constructor(
    private readonly tarificador: TarificadorPort,
    private readonly maximumRates: MaximumRates,
    private readonly source: DataSource,
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

  /** Returns the changes of a rate, the oldest first. @throws Problem 404 for a rate that never existed */
  async history(rateId: number): Promise<RateHistoryDto[]> {
    const subject = rateTableSubject('Tarificador', rateId);
    const changes: RateChange[] = await this.source.query(RATE_CHANGES, [subject]);
    if (changes.length === 0) {
      const { value: rates } = await this.tarificador.rows('Tarificador');
      if (!rates.some(({ id }) => id === rateId))
        throw new Problem(404, RATE_TABLE_SENTENCES.Tarificador.missing);
    }
    const sheets = await sheetsOfChanges(
      this.source,
      changes.map(({ details }) => details),
    );
    return changes.map(({ at, details, ...change }) => ({
      at: at.toISOString(),
      ...change,
      sheet: sheets.get(sheetIdOf(details)) ?? null,
    }));
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
