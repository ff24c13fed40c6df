import { nextSantiagoMidnight, santiagoDate } from '@simulador/contracts/platform/dates';
import { ufValueFromNumber } from '@simulador/contracts/platform/money';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import type { TableChanges } from '../../database/table-changes.ts';
import type { Clock } from '../../clock/clock.ts';
import { AnswerCache } from '../../border/upstream/answer-cache.ts';
import { noteServedStale } from '../../border/upstream/exchange.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import type { DatedUf, Freshness, ParidadAdapter } from './paridad.port.ts';
import { ufFlaw } from './plausible-uf.ts';
import type { UfHistory } from './uf-history.ts';

const OPERATION = 'paridad';
/** Time until a core that still answers the UF of an earlier day is asked again, and a table that could not be read is read again. */
const ASK_AGAIN_MS = 5 * 60_000;
/** Number of earlier days whose values are not taken for today's. */
const EARLIER_DAYS = 5;

export interface CoreParidadOptions {
  /** Maximum change of the UF a day, percent. */
  readonly maxDailyChangePct: number;
  /** Whether the answers are only compared with the published values, and so never are these. */
  readonly isShadow: boolean;
}

/**
 * Answers with the UF that was published for today; without one it asks the core, which sends only a number. The UF changes every day,
 * so a number that equals that of an earlier day belongs to that day: the newest known UF is served and, unless it is today's, asked for
 * again after some minutes. Any other belongs to the request's day in Santiago, and is cached until midnight there. See docs/rules.md R643.
 */
export class CoreParidad implements ParidadAdapter {
  private readonly cache: AnswerCache<DatedUf>;
  /** The UF that was published for today, null for none, read once a day and after a change of the table. */
  private readonly published: AnswerCache<{ readonly uf: DatedUf | null; readonly isRead: boolean }>;
  private loaded: DatedUf | undefined;

  constructor(
    private readonly upstream: Upstream,
    private readonly clock: Clock,
    private readonly history: UfHistory,
    private readonly options: CoreParidadOptions,
    changes: TableChanges,
  ) {
    changes.on('uf_values', () => {
      this.published.expire();
      void this.followOthers();
    });
    this.cache = new AnswerCache({
      clock,
      load: () => this.load(),
      expiry: expiryOf,
      staleWhileRevalidate: false,
    });
    this.published = new AnswerCache<{ uf: DatedUf | null; isRead: boolean }>({
      clock,
      load: () =>
        this.history.published(this.clock.today()).then(
          (uf) => ({ uf, isRead: true }),
          () => ({ uf: null, isRead: false }),
        ),
      expiry: (at, { isRead }) => (isRead ? nextSantiagoMidnight(at) : new Date(at.getTime() + ASK_AGAIN_MS)),
      staleWhileRevalidate: false,
    });
  }

  async current(freshness: Freshness): Promise<Sourced<DatedUf>> {
    if (freshness === 'asked again') this.cache.expire();
    const today = this.clock.today();
    const published = this.options.isShadow ? null : (await this.published.get()).value.uf;
    if (published?.date === today) return fresh(published, 'local');
    const answer = await this.cache.get().catch((error: unknown) => this.fromHistory(error));
    if (answer.value.date === today) return answer;
    const stale = { ...answer, source: 'stale' } as const;
    // The clock was set back since: a core's pesos are those of an earlier UF.
    return answer.value.date > today ? this.fromHistory(null).catch(() => stale) : stale;
  }

  private async load(): Promise<DatedUf> {
    const date = this.clock.today();
    // The answer does not depend on the table, so an unavailable database must not make it fail.
    const [all, real] = await Promise.all(
      [false, true].map((isReal) =>
        this.history.latest(date, 1 + EARLIER_DAYS, isReal).catch(() => this.inMemory()),
      ),
    );
    // A real core's UF is not compared with a mock core's.
    const known = (isMock: boolean): readonly DatedUf[] => (isMock ? all : real) ?? [];
    const earlier = (isMock: boolean): readonly DatedUf[] => known(isMock).filter((each) => each.date < date);
    const { value: clpPerUf, isMock } = await this.upstream.askWithOrigin(OPERATION, {
      // Compared with today's own, it could move by a day's change with each request.
      check: (value, fromMock) =>
        ufFlaw(value, date, earlier(fromMock)[0] ?? known(fromMock)[0], this.options.maxDailyChangePct),
    });
    const value = ufValueFromNumber(clpPerUf);
    const [newest] = known(isMock);
    if (newest && earlier(isMock).some((each) => each.value === value)) return (this.loaded = newest);
    this.loaded = { value, date };
    await this.history.keep(this.loaded, isMock).catch(() => undefined);
    return this.loaded;
  }

  private inMemory(): DatedUf[] {
    return this.loaded ? [this.loaded] : [];
  }

  /** Asks the core again if another replica stored another value, so that all replicas have the latest. */
  private async followOthers(): Promise<void> {
    const { loaded } = this;
    const stored = await this.history.latestUpTo(this.clock.today()).catch(() => null);
    if (!loaded || !stored || stored.date < loaded.date) return;
    if (stored.date !== loaded.date || stored.value !== loaded.value) this.cache.expire();
  }

  /** Returns the last value in the database, e.g. after a restart. */
  private async fromHistory(error: unknown): Promise<Sourced<DatedUf>> {
    const now = this.clock.now();
    const uf = await this.history.latestUpTo(this.clock.today()).catch(() => null);
    if (!uf) throw error;
    // Today's UF does not change, so a core that is away does not make it stale.
    const source = uf.date === this.clock.today() ? 'cache' : 'stale';
    if (source === 'stale') noteServedStale(error);
    // The start of the UF's day in Santiago; in UTC the day begins hours earlier.
    const since = nextSantiagoMidnight(new Date(uf.date));
    const ageSeconds = Math.max(0, Math.floor((now.getTime() - since.getTime()) / 1000));
    return { value: uf, source, ageSeconds };
  }
}

/** Returns when a UF expires: that of its request's day at midnight, that of an earlier day after some minutes. */
function expiryOf(at: Date, { date }: DatedUf): Date {
  const midnight = nextSantiagoMidnight(at);
  if (date === santiagoDate(at)) return midnight;
  return new Date(Math.min(at.getTime() + ASK_AGAIN_MS, midnight.getTime()));
}
