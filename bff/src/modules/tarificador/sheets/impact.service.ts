import { Inject, Injectable } from '@nestjs/common';
import { santiagoDate } from '@simulador/contracts/domain/dates';
import { lastDays } from '@simulador/contracts/domain/day-window';
import { bookAfter, type RateChange } from '@simulador/contracts/domain/rates/rate-book';
import { DataSource } from 'typeorm';
import { Clock } from '../../../clock/clock.ts';
import { NOT_BLOCKED } from '../../../database/not-blocked.ts';
import { clientLeft, currentRequest } from '../../../http/request-scope.ts';
import type { Impact, ImpactBooks, PricedSimulation } from './impact.ts';
import { ImpactThread } from './impact-thread.ts';
import { rateBookOf } from '../tables/rate-book-of.ts';
import { SheetMaximums } from './sheet-maximums.ts';

/** Number of days whose simulations are counted, including today. */
export const IMPACT_DAYS = 90;
const BATCH = 1_000;

const COUNT = `SELECT count(*)::int AS count FROM simulations WHERE ${NOT_BLOCKED} AND day >= $1 AND day <= $2`;
const NEXT = `
  SELECT id, snapshot->'calculation' AS calculation FROM simulations
  WHERE ${NOT_BLOCKED} AND day >= $1 AND day <= $2 AND id > $3 ORDER BY id LIMIT ${BATCH}`;

export interface ImpactProgress {
  readonly done: number;
  readonly total: number;
}

/** Counts the effect of a sheet on recent simulations, on a worker thread. */
@Injectable()
export class ImpactService {
  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    @Inject(SheetMaximums) private readonly maximums: SheetMaximums,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Counts the effect. Ends when the client disconnects. @throws Problem 499 */
  async of(
    changes: readonly RateChange[],
    effectiveAt: Date | null,
    onProgress: (progress: ImpactProgress) => void,
  ): Promise<Impact> {
    const now = this.clock.now();
    const before = await rateBookOf(this.source.manager, now);
    const after = bookAfter(before, changes);
    const day = santiagoDate(effectiveAt !== null && effectiveAt > now ? effectiveAt : now);
    const above = await this.maximums.above(after.rates, ({ rate }) => rate, day);
    const books: ImpactBooks = { before, after, aboveTmc: { rates: above, ranges: after.ranges } };
    const { from, to } = lastDays(this.clock.today(), IMPACT_DAYS);
    const [counted]: { count: number }[] = await this.source.query(COUNT, [from, to]);
    const thread = new ImpactThread(books);
    const stopListening = currentRequest()?.onClientGone(() => void thread.end());
    try {
      let last = 0;
      let done = 0;
      for (;;) {
        if (currentRequest()?.isClientGone) throw clientLeft();
        const batch: PricedSimulation[] = await this.source.query(NEXT, [from, to, last]);
        if (batch.length === 0) return await thread.result();
        done += await thread.add(batch);
        last = batch.at(-1)?.id ?? last;
        onProgress({ done, total: Math.max(done, counted?.count ?? 0) });
      }
    } catch (error) {
      throw currentRequest()?.isClientGone ? clientLeft() : error;
    } finally {
      stopListening?.();
      await thread.end();
    }
  }
}
