import { nextSantiagoMidnight } from '@simulador/contracts/domain/dates';
import { ufValueFromNumber } from '@simulador/contracts/domain/money';
import type { Sourced } from '../../border/upstream/sourced.ts';
import type { TableChanges } from '../../database/table-changes.ts';
import type { Clock } from '../../clock/clock.ts';
import { AnswerCache } from '../../border/upstream/answer-cache.ts';
import { noteServedStale } from '../../border/upstream/upstream-failure.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import type { DatedUf, ParidadAdapter } from './paridad.port.ts';
import type { UfHistory } from './uf-history.ts';

const OPERATION = 'paridad';

/** Asks the core, which sends only a number: its date is the request's day in Santiago. Cached until midnight there. */
export class CoreParidad implements ParidadAdapter {
  private readonly cache: AnswerCache<DatedUf>;
  private loaded: DatedUf | undefined;

  constructor(
    private readonly upstream: Upstream,
    private readonly clock: Clock,
    private readonly history: UfHistory,
    changes: TableChanges,
  ) {
    changes.on('uf_values', () => void this.followOthers());
    this.cache = new AnswerCache({
      clock,
      load: () => this.load(),
      expiry: nextSantiagoMidnight,
      staleWhileRevalidate: false,
    });
  }

  async current(): Promise<Sourced<DatedUf>> {
    try {
      return await this.cache.get();
    } catch (error) {
      return this.fromHistory(error);
    }
  }

  private async load(): Promise<DatedUf> {
    const date = this.clock.today();
    const { value: clpPerUf, isMock } = await this.upstream.askWithOrigin(OPERATION);
    const uf = { value: ufValueFromNumber(clpPerUf), date };
    this.loaded = uf;
    // The answer does not depend on the table, so an unavailable database must not make it fail.
    await this.history.keep(uf, isMock).catch(() => undefined);
    return uf;
  }

  /** Asks the core again if another replica stored another value of the same day, so that all replicas have the latest. */
  private async followOthers(): Promise<void> {
    const { loaded } = this;
    const stored = await this.history.latestUpTo(this.clock.today()).catch(() => null);
    if (loaded && stored?.date === loaded.date && stored.value !== loaded.value) this.cache.expire();
  }

  /** Returns the last value in the database, e.g. after a restart. */
  private async fromHistory(error: unknown): Promise<Sourced<DatedUf>> {
    const now = this.clock.now();
    const uf = await this.history.latestUpTo(this.clock.today()).catch(() => null);
    if (!uf) throw error;
    noteServedStale(error);
    const ageSeconds = Math.max(0, Math.floor((now.getTime() - Date.parse(uf.date)) / 1000));
    return { value: uf, source: 'stale', ageSeconds };
  }
}
