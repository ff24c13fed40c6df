import { Inject, Injectable } from '@nestjs/common';
import type { CoreAnswer, CoreOperationId, CoreRequest } from '@simulador/contracts/api/core-request';
import { parseJson } from '@simulador/contracts/api/json';
import { DataSource } from 'typeorm';
import { Clock } from '../../clock/clock.ts';
import { APP_CONFIG, type AppConfig } from '../../config/environment.ts';
import { TableChanges } from '../../database/table-changes.ts';
import { AnswerCache, type StoredAnswer } from './answer-cache.ts';
import { type Flaw, callOf } from './exchange.ts';
import type { Sourced } from './sourced.ts';
import type { Upstream } from './upstream.ts';

const LISTS_TTL_MS = 10 * 60_000;

/** Stored answers by name. */
type StoredAnswers = ReadonlyMap<string, StoredAnswer<unknown>>;

type ListOptions<Id extends CoreOperationId> = CoreRequest<Id> & {
  /** Returns the fault of an answer that can't be right after the stored one. See docs/rules.md R971. */
  flawAfter?(stored: CoreAnswer<Id>, answer: CoreAnswer<Id>): Flaw | null;
};

/** The same for any operation. */
interface AnyList {
  readonly params?: Readonly<Record<string, string | number>>;
  flawAfter?(stored: unknown, answer: unknown): Flaw | null;
}

interface StoredRow extends StoredAnswer<unknown> {
  readonly name: string;
  readonly isMock: boolean;
}

/**
 * Caches lists that a core changes a few times a year, for ten minutes; then the old list is served while a new one loads. Each
 * list is also stored, so that it survives a restart while the core is away, and so that all replicas serve the same one. Other answers
 * can be stored beside them, for comparisons.
 */
@Injectable()
export class CoreLists {
  private readonly caches = new Map<string, AnswerCache<unknown>>();

  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    changes: TableChanges,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {
    changes.on('core_lists', () => this.caches.forEach((cache) => cache.restoreNext()));
  }

  /** Returns an operation's list. @throws Problem 502/504 if the core is unavailable and no list is cached or stored */
  get<Id extends CoreOperationId>(
    upstream: Upstream,
    id: Id,
    ...[options]: object extends CoreRequest<Id> ? [ListOptions<Id>?] : [ListOptions<Id>]
  ): Promise<Sourced<CoreAnswer<Id>>> {
    const list: AnyList = options ?? {};
    const name = [id, ...Object.values(list.params ?? {})].join('/');
    const cache = this.caches.get(name) ?? this.cacheOf(upstream, id, name, list);
    this.caches.set(name, cache);
    return cache.get() as Promise<Sourced<CoreAnswer<Id>>>;
  }

  private cacheOf(upstream: Upstream, id: CoreOperationId, name: string, { flawAfter, ...request }: AnyList) {
    return new AnswerCache<unknown>({
      clock: this.clock,
      load: async () => {
        const at = this.clock.now();
        const known = flawAfter && (await this.known(upstream, id, [name]));
        const check = (answer: unknown, fromMock: boolean): Flaw | null => {
          const before = known?.(fromMock).get(name);
          return before ? (flawAfter?.(before.value, answer) ?? null) : null;
        };
        const { value, isMock } = await upstream.answer(callOf(id, { ...request, check }));
        // The answer does not depend on the table, so an unavailable database must not make it fail.
        await this.store(name, value, at, isMock).catch(() => undefined);
        return value;
      },
      expiry: (at) => new Date(at.getTime() + LISTS_TTL_MS),
      staleWhileRevalidate: true,
      stored: async () => {
        const [found] = await this.find([name]);
        // A list that an earlier version stored may lack what this one needs, or break a rule that it did not have.
        return found && upstream.accepts(id, found.value) ? found : null;
      },
    });
  }

  /**
   * Returns the usable stored answers of an operation with some names: for an answer of a mock core only a mock core's, and otherwise none of
   * them. Returns none without the database.
   */
  async known(
    upstream: Upstream,
    id: CoreOperationId,
    names: readonly string[],
  ): Promise<(isMock: boolean) => StoredAnswers> {
    const rows = (await this.find(names).catch(() => [])).filter(({ value }) => upstream.accepts(id, value));
    return (isMock) => new Map(rows.filter((row) => row.isMock === isMock).map((row) => [row.name, row]));
  }

  /** Stores an answer, unless a newer one is stored. */
  async store(name: string, value: unknown, at: Date, fromMock: boolean): Promise<void> {
    await this.source.query(
      `INSERT INTO core_lists (name, value, received_at, from_mock) VALUES ($1, $2, $3, $4)
       ON CONFLICT (name) DO UPDATE
         SET value = excluded.value, received_at = excluded.received_at, from_mock = excluded.from_mock
         WHERE core_lists.received_at <= excluded.received_at OR core_lists.from_mock`,
      [name, JSON.stringify(value), at, fromMock],
    );
  }

  /** Returns stored answers. In production a mock core's is ignored. */
  private async find(names: readonly string[]): Promise<StoredRow[]> {
    const rows: (Omit<StoredRow, 'value'> & { value: string })[] = await this.source.query(
      `SELECT name, value, received_at AS at, from_mock AS "isMock" FROM core_lists
       WHERE name = ANY($1) AND ($2 OR NOT from_mock)`,
      [names, !this.config.production],
    );
    return rows.map(({ value, ...row }) => ({ ...row, value: parseJson(value) }));
  }
}
