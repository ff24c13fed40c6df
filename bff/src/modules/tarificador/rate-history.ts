import { Inject, Injectable } from '@nestjs/common';
import { type IsoDate, nextSantiagoMidnight } from '@simulador/contracts/domain/dates';
import { DataSource } from 'typeorm';
import { APP_CONFIG } from '../../config/config.module.ts';
import type { AppConfig } from '../../config/environment.ts';
import { modeOf } from '../../config/modes.ts';
import { SUGGESTED_RATE } from './rate-queries.ts';
import { TARIFICADOR } from './tarificador.capability.ts';
import type { RateRequest } from './tarificador.port.ts';

/** Which rates the tables suggested before: they keep what was, and the core tells only what is. */
@Injectable()
export class RateHistory {
  private readonly isOurs: boolean;

  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    @Inject(APP_CONFIG) { modes }: AppConfig,
  ) {
    this.isOurs = modeOf(modes, TARIFICADOR.name).mode !== 'core';
  }

  /** Annual percent when a day in Santiago ended; null without a rate, and where the rates are the core's. */
  async atEndOf(day: IsoDate, request: RateRequest): Promise<number | null> {
    if (!this.isOurs) return null;
    const nextDay = nextSantiagoMidnight(new Date(`${day}T12:00:00Z`));
    return this.at(new Date(nextDay.getTime() - 1), request);
  }

  /** Annual percent at an instant, by the tables; null when they have no rate for it. */
  async at(instant: Date, request: RateRequest): Promise<number | null> {
    const { product, loanUse, realEstateType, periodYears, amountUf } = request;
    const [row]: { annual_pct: string }[] = await this.source.query(SUGGESTED_RATE, [
      product,
      loanUse,
      realEstateType,
      periodYears,
      amountUf,
      instant,
    ]);
    return row ? Number(row.annual_pct) : null;
  }
}
