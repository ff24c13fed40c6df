import { Inject, Injectable } from '@nestjs/common';
import { type IsoDate, nextSantiagoMidnight, previousDay } from '@simulador/contracts/domain/dates';
import { DataSource } from 'typeorm';
import { APP_CONFIG } from '../../config/config.module.ts';
import type { AppConfig } from '../../config/environment.ts';
import { modeOf } from '../../config/modes.ts';
import { CHANGES_BETWEEN, SUGGESTED_RATES } from './tables/rate-queries.ts';
import { RatesInForce } from './sheets/rates-in-force.ts';
import { TARIFICADOR } from './tarificador.capability.ts';
import type { RateRequest } from './tarificador.port.ts';

/** Annual percent from an instant on; null for none. */
interface HeldRate {
  readonly from: Date;
  readonly annualPct: number | null;
}

/** The row of the tables that a rate comes from: annual percent, years, UF. */
export interface RateRow {
  readonly annualPct: number;
  readonly minYears: number;
  readonly maxYears: number;
  readonly minAmountUf: number;
  readonly maxAmountUf: number;
  readonly validFrom: Date;
  /** Null for a rate without an end. */
  readonly validTo: Date | null;
}

const endOf = (day: IsoDate): Date => nextSantiagoMidnight(new Date(`${day}T12:00:00Z`));

/** Rates that the tables suggested before: ours keep the past, the core's have only the present. */
@Injectable()
export class RateHistory {
  private readonly isOurs: boolean;
  private readonly waiting: WaitingLookUp[] = [];

  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    @Inject(APP_CONFIG) { modes }: AppConfig,
    @Inject(RatesInForce) private readonly inForce: RatesInForce,
  ) {
    this.isOurs = modeOf(modes, TARIFICADOR.name).mode !== 'core';
  }

  /** Annual percent when a day in Santiago ended; null without a rate, and where the rates are the core's. */
  async atEndOf(day: IsoDate, request: RateRequest): Promise<number | null> {
    if (!this.isOurs) return null;
    await this.inForce.instant();
    return this.at(new Date(endOf(day).getTime() - 1), request);
  }

  /** Returns the rates suggested on a day in Santiago, in order of time; null where the rates are the core's. */
  async during(day: IsoDate, request: RateRequest): Promise<readonly HeldRate[] | null> {
    if (!this.isOurs) return null;
    const now = await this.inForce.instant();
    const begin = endOf(previousDay(day));
    const { product, loanUse, realEstateType } = request;
    const rows: { at: Date }[] = await this.source.query(CHANGES_BETWEEN, [
      ...[product, loanUse, realEstateType],
      ...[begin, new Date(Math.min(endOf(day).getTime() - 1, now.getTime()))],
    ]);
    const held: HeldRate[] = [];
    for (const from of [begin, ...rows.map(({ at }) => at)]) {
      const annualPct = await this.at(from, request);
      if (held.length === 0 || held.at(-1)?.annualPct !== annualPct) held.push({ from, annualPct });
    }
    return held;
  }

  /** Annual percent at an instant, by the tables; null when they have no rate for it. */
  async at(instant: Date, request: RateRequest): Promise<number | null> {
    return (await this.rowAt(instant, request))?.annualPct ?? null;
  }

  /** The row in force now; null without one, and where the rates are the core's. */
  async currentRow(request: RateRequest): Promise<RateRow | null> {
    return this.isOurs ? this.rowAt(await this.inForce.instant(), request) : null;
  }

  /** Requests of the same moment, as those of a comparison of terms, are read by one statement. */
  private rowAt(instant: Date, request: RateRequest): Promise<RateRow | null> {
    return new Promise((resolve, reject) => {
      if (this.waiting.length === 0) setImmediate(() => void this.readWaiting());
      this.waiting.push({ instant, request, resolve, reject });
    });
  }

  private async readWaiting(): Promise<void> {
    const asked = this.waiting.splice(0);
    try {
      const of = <T>(pick: (request: RateRequest) => T): T[] => asked.map(({ request }) => pick(request));
      const rows: (RateRow & { n: number })[] = await this.source.query(SUGGESTED_RATES, [
        ...[of(({ product }) => product), of(({ loanUse }) => loanUse)],
        ...[of(({ realEstateType }) => realEstateType), of(({ periodYears }) => periodYears)],
        ...[of(({ amountUf }) => amountUf), asked.map(({ instant }) => instant)],
      ]);
      const found = new Map(rows.map(({ n, ...row }) => [n, row]));
      asked.forEach(({ resolve }, index) => resolve(found.get(index + 1) ?? null));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }
}

/** A look-up that waits to be read with the others of its moment. */
interface WaitingLookUp {
  readonly instant: Date;
  readonly request: RateRequest;
  readonly resolve: (row: RateRow | null) => void;
  readonly reject: (error: unknown) => void;
}
