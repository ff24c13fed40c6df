import { Inject, Injectable } from '@nestjs/common';
import { santiagoDate } from '@simulador/contracts/platform/dates';
import { lastDays } from '@simulador/contracts/platform/day-window';
import { bookAfter, type RateChange } from '@simulador/contracts/rates/rate-book';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { Clock } from '../../clock/clock.ts';
import { NOT_BLOCKED } from '../../database/not-blocked.ts';
import { Problem } from '../../http/problem.ts';
import { clientLeft, currentRequest, withoutDisconnect } from '../../http/request-scope.ts';
import { LOGGER } from '../../observability/logger.ts';
import type { ImpactDto } from './impact.dto.ts';
import type { PricedSimulation } from './impact.ts';
import { ImpactThread } from './impact-thread.ts';
import { rateBookOf } from '../book/rate-book-of.ts';
import { SheetMaximums } from './sheet-maximums.ts';

/** Number of days whose simulations are counted, including today. */
export const IMPACT_DAYS = 90;
const BATCH = 1_000;

/** A damaged simulation without its request is not counted. */
const COUNTED = `day >= $1 AND day <= $2 AND jsonb_typeof(snapshot->'calculation') = 'object'`;
const COUNT = `SELECT count(*)::int AS count FROM simulations WHERE ${NOT_BLOCKED} AND ${COUNTED}`;
const NEXT = `
  SELECT id, snapshot->'calculation' AS calculation FROM simulations
  WHERE ${NOT_BLOCKED} AND ${COUNTED} AND id > $3 ORDER BY id LIMIT ${BATCH}`;

const BUSY = 'Se está calculando el impacto de otra hoja: espere a que termine e inténtelo de nuevo.';

export interface ImpactProgress {
  readonly done: number;
  readonly total: number;
}

type OnProgress = (progress: ImpactProgress) => void;

/** Running calculation, with the clients that wait for it. */
interface Run {
  readonly key: string;
  readonly waiting: Set<OnProgress>;
  readonly left: AbortController;
  readonly impact: Promise<ImpactDto>;
}

const keyOf = (changes: readonly RateChange[], effectiveAt: Date | null): string =>
  JSON.stringify([changes, effectiveAt]);

/** Counts the effect of a sheet on recent simulations, on a worker thread, one sheet at a time. */
@Injectable()
export class ImpactService {
  private running: Run | null = null;

  constructor(
    private readonly source: DataSource,
    private readonly maximums: SheetMaximums,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Counts the effect, or waits for a running count of the same changes. A count ends when its last client disconnects.
   * @throws Problem 409, before it returns a promise, while another sheet is counted; 499
   */
  of(changes: readonly RateChange[], effectiveAt: Date | null, onProgress: OnProgress): Promise<ImpactDto> {
    const key = keyOf(changes, effectiveAt);
    if (this.running !== null && this.running.key !== key) throw new Problem(409, BUSY);
    const run = (this.running ??= this.begin(key, changes, effectiveAt));
    run.waiting.add(onProgress);
    let stopListening: (() => void) | undefined;
    const gone = new Promise<never>((_resolve, reject) => {
      stopListening = currentRequest()?.onClientGone(() => {
        reject(clientLeft());
        run.waiting.delete(onProgress);
        if (run.waiting.size > 0) return;
        this.forget(run);
        run.left.abort();
      });
    });
    return Promise.race([run.impact, gone]).finally(() => stopListening?.());
  }

  /** Waits while another sheet is counted, then counts the effect, also if the client leaves; null, and a log line, if that fails. */
  async ofWhenFree(changes: readonly RateChange[], effectiveAt: Date | null): Promise<ImpactDto | null> {
    const key = keyOf(changes, effectiveAt);
    while (this.running !== null && this.running.key !== key)
      await this.running.impact.catch(() => undefined);
    try {
      return await withoutDisconnect(() => this.of(changes, effectiveAt, () => undefined));
    } catch (error) {
      this.logger.error({ requestId: currentRequest()?.requestId, err: error }, 'impact not counted');
      return null;
    }
  }

  private forget(run: Run): void {
    if (this.running === run) this.running = null;
  }

  private begin(key: string, changes: readonly RateChange[], effectiveAt: Date | null): Run {
    const [waiting, left] = [new Set<OnProgress>(), new AbortController()];
    const report: OnProgress = (progress) => waiting.forEach((each) => each(progress));
    const impact = withoutDisconnect(() => this.count(changes, effectiveAt, report, left.signal));
    const run: Run = { key, waiting, left, impact };
    const end = (): void => this.forget(run);
    void impact.then(end, end);
    return run;
  }

  private async count(
    changes: readonly RateChange[],
    effectiveAt: Date | null,
    onProgress: OnProgress,
    left: AbortSignal,
  ): Promise<ImpactDto> {
    const now = this.clock.now();
    const before = await rateBookOf(this.source.manager, now);
    const after = bookAfter(before, changes);
    const day = santiagoDate(effectiveAt !== null && effectiveAt > now ? effectiveAt : now);
    const above = await this.maximums.above(after.rates, ({ rate }) => rate, day);
    left.throwIfAborted();
    const thread = new ImpactThread({ before, after, aboveTmc: { rates: above, ranges: after.ranges } });
    left.addEventListener('abort', () => void thread.end());
    try {
      const { from, to } = lastDays(this.clock.today(), IMPACT_DAYS);
      const [counted]: { count: number }[] = await this.source.query(COUNT, [from, to]);
      let [last, done] = [0, 0];
      for (;;) {
        left.throwIfAborted();
        const batch: PricedSimulation[] = await this.source.query(NEXT, [from, to, last]);
        if (batch.length === 0) return await thread.result();
        done += await thread.add(batch);
        last = batch.at(-1)?.id ?? last;
        onProgress({ done, total: Math.max(done, counted?.count ?? 0) });
      }
    } finally {
      await thread.end();
    }
  }
}
