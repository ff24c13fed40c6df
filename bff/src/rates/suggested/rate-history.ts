import { Inject, Injectable } from '@nestjs/common';
import { type IsoDate, nextSantiagoMidnight } from '@simulador/contracts/platform/dates';
import { DataSource } from 'typeorm';
import { APP_CONFIG, type AppConfig } from '../../config/environment.ts';
import { SUGGESTED_RATES } from '../book/rate-queries.ts';
import { ChangeDoor } from '../changes/change-door.ts';
import type { RateRequest } from './tarificador.port.ts';

/** Row of the tables with a rate: annual percent, years, UF. */
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

/** Reads rates that the tables suggested in the past. The core's tables have only the present. */
@Injectable()
export class RateHistory {
  private readonly isOurs: boolean;
  private readonly waiting: WaitingLookUp[] = [];

  constructor(
    private readonly source: DataSource,
    @Inject(APP_CONFIG) { modes }: AppConfig,
    private readonly door: ChangeDoor,
  ) {
    this.isOurs = modes.tarificador.mode !== 'core';
  }

  /** Returns the annual percent at the end of a day in Santiago; null without a rate, or if the rates are the core's. */
  async atEndOf(day: IsoDate, request: RateRequest): Promise<number | null> {
    if (!this.isOurs) return null;
    await this.door.instant();
    return this.at(new Date(endOf(day).getTime() - 1), request);
  }

  /** Returns the annual percent at an instant; null if the tables have no rate. */
  async at(instant: Date, request: RateRequest): Promise<number | null> {
    return (await this.rowAt(instant, request))?.annualPct ?? null;
  }

  /** Returns the current row; null without one, or if the rates are the core's. */
  async currentRow(request: RateRequest): Promise<RateRow | null> {
    return this.isOurs ? this.rowAt(await this.door.instant(), request) : null;
  }

  /** Collects concurrent look-ups of one instant, e.g. of compared terms, into one statement. */
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

/** A look-up that waits for the statement. */
interface WaitingLookUp {
  readonly instant: Date;
  readonly request: RateRequest;
  readonly resolve: (row: RateRow | null) => void;
  readonly reject: (error: unknown) => void;
}
