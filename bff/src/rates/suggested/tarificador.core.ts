import type { CoreFlaw } from '@simulador/contracts/api/core-body';
import type { CoreSchemas } from '@simulador/contracts/api/core-request';
import { rateContradictions } from '@simulador/contracts/api/other-answers';
import { fourDecimals } from '@simulador/contracts/calculation/result-row';
import type { DataSource } from 'typeorm';
import type { Audit } from '../../access/audit.ts';
import type { TmcPort } from '../../bank/tmc/tmc.port.ts';
import { AnswerCache } from '../../border/upstream/answer-cache.ts';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import type { Clock } from '../../clock/clock.ts';
import { type RateGroupDto, type RateInForceDto, type RealEstateTypeDto } from '../book/rate-tables.dto.ts';
import { CoreRateTables } from './core-rate-tables.ts';
import type { RateRequest, TarificadorAdapter } from './tarificador.port.ts';

const KNOWN_RATES_TTL_MS = 10 * 60_000;

export class CoreTarificador extends CoreRateTables implements TarificadorAdapter {
  /** Rates in force, for the comparison with a suggested one. */
  private readonly knownRates: AnswerCache<readonly RateInForceDto[]>;
  /** The last ones that were read. A core that suggests a rate has some. */
  private lastRates: readonly RateInForceDto[] = [];

  constructor(
    upstream: Upstream,
    audit: Audit,
    private readonly tmc: TmcPort,
    clock: Clock,
    source: DataSource,
  ) {
    super(upstream, audit, source, clock);
    this.knownRates = new AnswerCache({
      clock,
      load: () => this.readRates(),
      expiry: (at) => new Date(at.getTime() + KNOWN_RATES_TTL_MS),
      staleWhileRevalidate: true,
    });
  }

  async suggestedRate(request: RateRequest): Promise<Sourced<number>> {
    const maximumPct = this.maximumPct(request);
    const body = {
      amount: request.amountUf,
      period: request.periodYears,
      loan_use: request.loanUse,
      product: request.product,
      real_estate_type: request.realEstateType,
    };
    const answer = await this.upstream.ask('Tarifa', { body });
    const rate = fourDecimals(answer.rate);
    await this.assertPossible(rate, body, await maximumPct);
    return fresh(rate, 'core');
  }

  async rateGroups(): Promise<Sourced<RateGroupDto[]>> {
    return fresh(await this.upstream.ask('GroupBy'), 'core');
  }

  async realEstateTypes(): Promise<Sourced<RealEstateTypeDto[]>> {
    return fresh(await this.upstream.ask('RealEstateType'), 'core');
  }

  async ratesInForce(): Promise<Sourced<RateInForceDto[]>> {
    return fresh(await this.upstream.ask('tarifas'), 'core');
  }

  /** Compares a suggested rate with the TMC and the rates in force. @throws Problem 502 if it contradicts them */
  private async assertPossible(
    rate: number,
    credit: CoreSchemas['TarifaRequest'],
    maximumPct: number | null,
  ): Promise<void> {
    const { bounds } = this.upstream;
    const flawsWith = (rates: readonly RateInForceDto[]): CoreFlaw[] =>
      rateContradictions({ rate }, credit, { maximumPct, rates }, bounds);
    const flaws = flawsWith((await this.knownRates.get()).value);
    if (flaws.length === 0) return;
    // The bank may have changed its rates since they were read.
    this.upstream.assertAgrees('Tarifa', flawsWith(await this.readRates()));
  }

  private async readRates(): Promise<readonly RateInForceDto[]> {
    const read = await this.upstream.ask('tarifas').catch(() => []);
    if (read.length > 0) this.lastRates = read;
    return this.lastRates;
  }

  /** Returns the TMC in force for a credit; null if there is none: an older one does not prove the core wrong. */
  private async maximumPct({ amountUf, periodYears }: RateRequest): Promise<number | null> {
    const tmc = await this.tmc.ofCredit(amountUf, periodYears).catch(() => null);
    return tmc?.value.inForce ? tmc.value.annualPct : null;
  }
}
