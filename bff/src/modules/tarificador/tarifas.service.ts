import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Problem } from '../../http/problem.ts';
import { coverageOf } from './coverage.ts';
import { RATE_TABLE_SENTENCES } from './rate-table-problem.ts';
import { rateTableSubject } from './rate-table-record.ts';
import { RateTablesService } from './rate-tables.service.ts';
import type { CoverageDto, RateHistoryDto } from './tarifas.dto.ts';
import { TarificadorPort } from './tarificador.port.ts';

/** `to_json` writes an instant with its zone; a rate that was changed otherwise than by its percent is not in it. */
const RATE_CHANGES = `
  SELECT audit.at, users.full_name AS by, audit.details->'rate'->0 AS from, audit.details->'rate'->1 AS to
  FROM audit LEFT JOIN users ON users.id = audit.actor
  WHERE audit.subject = $1 AND audit.details ? 'rate'
  ORDER BY audit.id`;

interface RateChange extends Omit<RateHistoryDto, 'at'> {
  readonly at: Date;
}

/** What the administrator sees of a product's rates at once, and of a rate's past. */
@Injectable()
export class TarifasService {
  constructor(
    @Inject(TarificadorPort) private readonly tarificador: TarificadorPort,
    @Inject(RateTablesService) private readonly tables: RateTablesService,
    @Inject(DataSource) private readonly source: DataSource,
  ) {}

  /** @throws Problem 404 for a product that is not there */
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
        ...{ product, periods, amounts },
        loanUses: loanUses.value,
        realEstateTypes: realEstateTypes.value,
        rates: rates.value.filter(isOwn),
      }),
      maximum_rates: await Promise.all(
        amounts.map(async (range) => ({
          range_amount: range.id,
          rate: periods.length === 0 ? null : await this.tables.maximumRatePct(range, years),
        })),
      ),
    };
  }

  /** The oldest first. @throws Problem 404 for a rate that never was there */
  async history(rateId: number): Promise<RateHistoryDto[]> {
    const subject = rateTableSubject('Tarificador', rateId);
    const changes: RateChange[] = await this.source.query(RATE_CHANGES, [subject]);
    if (changes.length === 0) {
      const { value: rates } = await this.tarificador.rows('Tarificador');
      if (!rates.some(({ id }) => id === rateId))
        throw new Problem(404, RATE_TABLE_SENTENCES.Tarificador.missing);
    }
    return changes.map(({ at, ...change }) => ({ at: at.toISOString(), ...change }));
  }
}
