import { Inject, Injectable } from '@nestjs/common';
import type { CoreAnswer, CoreOperationId, CoreRequest } from '@simulador/contracts/api/core-request';
import { parseJson } from '@simulador/contracts/api/json';
import { DataSource } from 'typeorm';
import { Clock } from '../../clock/clock.ts';
import { APP_CONFIG } from '../../config/config.module.ts';
import type { AppConfig } from '../../config/environment.ts';
import { TableChanges } from '../../database/table-changes.ts';
import { AnswerCache, type StoredAnswer } from './answer-cache.ts';
import type { Upstream } from './upstream.ts';

const LISTS_TTL_MS = 10 * 60_000;

/**
 * Caches lists that a core changes a few times a year, for ten minutes; then the old list is served while a new one loads. Each
 * list is also stored, so that it survives a restart while the core is away, and so that all replicas serve the same one.
 */
@Injectable()
export class CoreLists {
  private readonly caches: AnswerCache<unknown>[] = [];

  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    changes: TableChanges,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {
    changes.on('core_lists', () => this.caches.forEach((cache) => cache.restoreNext()));
  }

  /** Returns the cache of an operation's list. */
  cache<Id extends CoreOperationId>(
    upstream: Upstream,
    id: Id,
    ...request: object extends CoreRequest<Id> ? [] : [CoreRequest<Id>]
  ): AnswerCache<CoreAnswer<Id>> {
    const [{ params = {} } = {}] = request as { readonly params?: Readonly<Record<string, unknown>> }[];
    const name = [id, ...Object.values(params)].join('/');
    const cache = new AnswerCache<CoreAnswer<Id>>({
      clock: this.clock,
      load: async () => {
        const at = this.clock.now();
        const { value, isMock } = await upstream.askWithOrigin(id, ...request);
        // The answer does not depend on the table, so an unavailable database must not make it fail.
        await this.store(name, value, at, isMock).catch(() => undefined);
        return value;
      },
      expiry: (at) => new Date(at.getTime() + LISTS_TTL_MS),
      staleWhileRevalidate: true,
      stored: async () => {
        const found = await this.find(name);
        // A list that an earlier version stored may lack what this one needs.
        return found && upstream.accepts(id, found.value) ? (found as StoredAnswer<CoreAnswer<Id>>) : null;
      },
    });
    this.caches.push(cache as AnswerCache<unknown>);
    return cache;
  }

  /** Stores a list, unless a newer one is stored. */
  private async store(name: string, value: unknown, at: Date, fromMock: boolean): Promise<void> {
    await this.source.query(
      `INSERT INTO core_lists (name, value, received_at, from_mock) VALUES ($1, $2, $3, $4)
       ON CONFLICT (name) DO UPDATE
         SET value = excluded.value, received_at = excluded.received_at, from_mock = excluded.from_mock
         WHERE core_lists.received_at <= excluded.received_at OR core_lists.from_mock`,
      [name, JSON.stringify(value), at, fromMock],
    );
  }

  /** Returns the stored list. In production a mock core's is ignored. */
  private async find(name: string): Promise<StoredAnswer<unknown> | null> {
    const [row] = await this.source.query<{ value: string; received_at: Date }[]>(
      `SELECT value, received_at FROM core_lists WHERE name = $1 AND ($2 OR NOT from_mock)`,
      [name, !this.config.production],
    );
    return row ? { value: parseJson(row.value), at: row.received_at } : null;
  }
}
