import { Body, Controller, Get, Post, Injectable } from '@nestjs/common';
import { rangeFaults, type Range } from '@simulador/contracts/rates/ranges';
import { DataSource } from 'typeorm';
import { type ActorId, ByActor } from '../../access/caller.ts';
import { Operation, created, AllowRoles, CompressesAnswers } from '../../http/operation.ts';
import { NumberQuery } from '../../http/request-parts.ts';
import { Problem } from '../../http/problem.ts';
import { PriceApprovals } from '../changes/price-approvals.ts';
import { PriceApprovalDto } from '../changes/sheets.dto.ts';
import { RateDto } from '../book/rate-tables.dto.ts';
import { MaximumRates } from '../book/maximum-rates.ts';
import { RATE_TABLE_SENTENCES } from '../book/rate-table-checks.ts';
import * as dto from './tarifas.dto.ts';
import { RateTablesService } from './rate-tables.service.ts';
import type { CoverageCellDto, CoverageDto, RangeFaultDto, RateHistoryDto } from './tarifas.dto.ts';
import { TarificadorPort } from './tarificador.port.ts';

/** SQL: the events of a rate, the oldest first. */
const HISTORY = `
  SELECT shown.at, users.full_name AS by, rate_from::float8 AS "from", rate_to::float8 AS "to", sheet_id AS sheet
  FROM price_events AS shown LEFT JOIN users ON users.id = shown.actor
  WHERE row_table = 'Tarificador' AND row_id = $1 ORDER BY shown.id`;

const keyOf = (cell: Omit<CoverageCellDto, 'rate'>): string =>
  [cell.loan_use, cell.real_estate_type, cell.range_period, cell.range_amount].join(' ');

/** Returns the errors of ranges. @param limits the product's, if both are known and in order */
function faultsOf(kind: RangeFaultDto['kind'], ranges: readonly Range[], [min, max]: (number | undefined)[]) {
  const limits = min !== undefined && max !== undefined && min < max ? { min, max } : undefined;
  const { holes, overlaps } = rangeFaults(ranges, limits);
  const faults = (found: readonly Range[]): RangeFaultDto[] =>
    found.map((range) => ({ from: range.min, to: range.max, kind }));
  return { holes: faults(holes), overlaps: faults(overlaps) };
}

/** Reads the rates of a product together, and what happened to a rate, for administrators. */
@Injectable()
export class TarifasService {
  constructor(
    private readonly tarificador: TarificadorPort,
    private readonly maximumRates: MaximumRates,
    private readonly source: DataSource,
  ) {}

  /** Returns a product's rates and its combinations without one. See docs/rules.md R355. @throws Problem 404 for an unknown product */
  async coverage(productId: number): Promise<CoverageDto> {
    const [products, allPeriods, allAmounts, uses, types, rates] = await Promise.all([
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
    const byKey = new Map(rates.value.filter(isOwn).map((rate) => [keyOf(rate), rate.rate]));
    const years = faultsOf(
      'period',
      periods.map(({ min_years: min, max_years: max }) => ({ min, max })),
      [product.min_period, product.max_period],
    );
    const ufs = faultsOf(
      'amount',
      amounts.map(({ min_amount: min, max_amount: max }) => ({ min, max })),
      [product.min_amount, product.max_amount],
    );
    const longest = Math.max(...periods.map(({ max_years }) => max_years));
    return {
      ...{ periods, amounts },
      cells: uses.value.flatMap(({ id: loan_use }) =>
        types.value.flatMap(({ id: real_estate_type }) =>
          periods.flatMap(({ id: range_period }) =>
            amounts.map(({ id: range_amount }): CoverageCellDto => {
              const combination = { loan_use, real_estate_type, range_period, range_amount };
              return { ...combination, rate: byKey.get(keyOf(combination)) ?? null };
            }),
          ),
        ),
      ),
      holes: [...years.holes, ...ufs.holes],
      overlaps: [...years.overlaps, ...ufs.overlaps],
      maximum_rates: await Promise.all(
        amounts.map(async (range) => ({
          range_amount: range.id,
          rate: periods.length === 0 ? null : await this.maximumRates.on()(range, longest),
        })),
      ),
    };
  }

  /** Returns the changes of a rate, the oldest first. See docs/rules.md R361. @throws Problem 404 for a rate that never existed */
  async history(rate: number): Promise<RateHistoryDto[]> {
    const changes: RateHistoryDto[] = await this.source.query(HISTORY, [rate]);
    if (changes.length > 0) return changes;
    const { value: rates } = await this.tarificador.rows('Tarificador');
    if (!rates.some(({ id }) => id === rate))
      throw new Problem(404, RATE_TABLE_SENTENCES.Tarificador.missing);
    return [];
  }
}

/** Endpoints of the administrator's rate screens, in addition to the tables. */
@AllowRoles('adminrole')
@CompressesAnswers()
@Controller('api/simulador/tarifas')
export class TarifasController {
  constructor(
    private readonly tables: RateTablesService,
    private readonly approvals: PriceApprovals,
    private readonly tarifas: TarifasService,
  ) {}

  @Post()
  @Operation('add_group_rates', 'Adds the rates of a group, all or none', created([RateDto]), 409, 502, 504)
  async add(@Body() body: dto.RateGroupRatesDto, @ByActor() actor: ActorId) {
    this.approvals.assertAlone('rate');
    return this.tables.addGroup(body, actor);
  }

  @Get('aprobacion')
  @Operation(
    'price_approval',
    'How changes of prices take effect, and how many wait for the caller',
    PriceApprovalDto,
  )
  approval(@ByActor() actor: ActorId) {
    return this.approvals.of(actor);
  }

  @Get('cobertura')
  @Operation('coverage', 'The rates of a product, and where it has none', dto.CoverageDto, 404, 502, 504)
  coverage(@NumberQuery('product') product: number) {
    return this.tarifas.coverage(product);
  }

  @Get('historia')
  @Operation('rate_history', 'The changes of a rate, with user and time', [dto.RateHistoryDto], 404, 502, 504)
  history(@NumberQuery('rate') rate: number) {
    return this.tarifas.history(rate);
  }
}
