import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../clock/clock.ts';
import { Problem, refuse, unless } from '../../http/problem.ts';
import { coverageOf } from './coverage.ts';
import { RATE_TABLE_SENTENCES } from './rate-table-problem.ts';
import { rateTableSubject } from './rate-table-record.ts';
import { MaximumRates } from './maximum-rates.ts';
import { RateHistory } from './rate-history.ts';
import type { RateDto } from './rate-tables.dto.ts';
import type {
  CoverageDto,
  OffersDto,
  OffersQueryDto,
  ProductRateChangeDto,
  RateHistoryDto,
} from './tarifas.dto.ts';
import { TarificadorPort } from './tarificador.port.ts';

/** Changes that left a rate's percentage unchanged are not included. */
const RATE_CHANGES = `
  SELECT audit.at, users.full_name AS by, audit.details->'rate'->0 AS from, audit.details->'rate'->1 AS to
  FROM audit LEFT JOIN users ON users.id = audit.actor
  WHERE audit.subject = $1 AND audit.details ? 'rate'
  ORDER BY audit.id`;

const LATEST = 100;

/** The same of many rates, the newest first. */
const LATEST_CHANGES = `
  SELECT audit.at, users.full_name AS by, audit.subject, audit.details->'rate'->0 AS from, audit.details->'rate'->1 AS to
  FROM audit LEFT JOIN users ON users.id = audit.actor
  WHERE audit.subject = ANY ($1) AND audit.details ? 'rate'
  ORDER BY audit.id DESC LIMIT ${LATEST}`;

/** The last values of a product's rates, including deleted ones. */
const LAST_OF_PAST_RATES = `
  SELECT DISTINCT ON (rate_id) rate_id AS id, loan_use_id AS loan_use, real_estate_type_id AS real_estate_type,
    min_years, max_years, min_amount_uf::float8 AS min_amount, max_amount_uf::float8 AS max_amount
  FROM past_rates WHERE product_id = $1 ORDER BY rate_id, valid_to DESC`;

/** Deleted rates, by what is recorded of them and of their ranges: the core's, and those of a product that was not offered, have no past. Its condition is that of `audit_of_deleted_rates`. */
const DELETED_RATES = `
  SELECT split_part(rate.subject, ' ', 2)::int AS id, rate.details->'loan_use'->0 AS loan_use,
    rate.details->'real_estate_type'->0 AS real_estate_type,
    rate.details->'range_period'->0 AS range_period, rate.details->'range_amount'->0 AS range_amount,
    period.details->'min_years'->0 AS min_years, period.details->'max_years'->0 AS max_years,
    amount.details->'min_amount'->0 AS min_amount, amount.details->'max_amount'->0 AS max_amount
  FROM audit rate
  LEFT JOIN audit period
    ON period.subject = 'RangePeriod ' || (rate.details->'range_period'->>0) AND period.action = 'rate_table_deleted'
  LEFT JOIN audit amount
    ON amount.subject = 'RangeAmount ' || (rate.details->'range_amount'->>0) AND amount.action = 'rate_table_deleted'
  WHERE rate.action = 'rate_table_deleted' AND rate.subject LIKE 'Tarificador %'
    AND rate.details->'product'->0 = to_jsonb($1::int)`;

type RateOfProduct = Omit<ProductRateChangeDto, keyof RateHistoryDto>;
type Bounds = 'min_years' | 'max_years' | 'min_amount' | 'max_amount';

/** Bounds of its ranges where those are gone; null where not even they were recorded. */
type RecordedRate = Pick<
  RateDto,
  'id' | 'loan_use' | 'real_estate_type' | 'range_period' | 'range_amount'
> & {
  readonly [Bound in Bounds]?: number | null;
};

interface RateChange extends Omit<RateHistoryDto, 'at'> {
  readonly at: Date;
}

/** What the administrator sees of a product's rates together, and of a rate's past. */
@Injectable()
export class TarifasService {
  constructor(
    @Inject(TarificadorPort) private readonly tarificador: TarificadorPort,
    @Inject(MaximumRates) private readonly maximumRates: MaximumRates,
    @Inject(DataSource) private readonly source: DataSource,
    @Inject(RateHistory) private readonly rates: RateHistory,
    @Inject(Clock) private readonly clock: Clock,
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
          rate: periods.length === 0 ? null : await this.maximumRates.of(range, years),
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

  /** The newest first. @throws Problem 404 for a product that is not there */
  async changes(productId: number): Promise<ProductRateChangeDto[]> {
    const past: RateOfProduct[] = await this.source.query(LAST_OF_PAST_RATES, [productId]);
    const { deleted, present } = await this.ratesOf(productId);
    // What is known best of a rate comes last.
    const bySubject = new Map(
      [...deleted, ...past, ...present].map((rate) => [rateTableSubject('Tarificador', rate.id), rate]),
    );
    const changes: (RateChange & { subject: string })[] = await this.source.query(LATEST_CHANGES, [
      [...bySubject.keys()],
    ]);
    return changes.map(({ at, by, subject, from, to }) => ({
      ...{ at: at.toISOString(), by, from, to },
      ...(bySubject.get(subject) as RateOfProduct),
    }));
  }

  /** See docs/rules.md R361. @throws Problem 400 for a day to come */
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

  private async ratesOf(productId: number): Promise<Record<'deleted' | 'present', RateOfProduct[]>> {
    const [products, periods, amounts, rates] = await Promise.all([
      this.tarificador.rows('Product'),
      this.tarificador.rows('RangePeriod'),
      this.tarificador.rows('RangeAmount'),
      this.tarificador.rows('Tarificador'),
    ]);
    if (!products.value.some(({ id }) => id === productId))
      throw new Problem(404, RATE_TABLE_SENTENCES.Product.missing);
    const [years, ufs] = [byId(periods.value), byId(amounts.value)];
    const deleted: RecordedRate[] = await this.source.query(DELETED_RATES, [productId]);
    const withBounds = ({ id, loan_use, real_estate_type, ...rate }: RecordedRate): RateOfProduct => {
      const { min_years, max_years } = years.get(rate.range_period) ?? rate;
      const { min_amount, max_amount } = ufs.get(rate.range_amount) ?? rate;
      return {
        ...{ id, loan_use, real_estate_type, min_years: min_years ?? 0, max_years: max_years ?? 0 },
        ...{ min_amount: min_amount ?? 0, max_amount: max_amount ?? 0 },
      };
    };
    return {
      deleted: deleted.map(withBounds),
      present: rates.value.filter(({ product }) => product === productId).map(withBounds),
    };
  }
}

const byId = <Row extends { readonly id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> =>
  new Map(rows.map((row) => [row.id, row]));
