import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { APP_CONFIG, type AppConfig } from '../config/environment.ts';
import { connectTimeoutMs } from './data-source.ts';

const CHANNEL = 'table_changes';
const RECONNECT_MS = 1_000;

/** Tables whose triggers announce changes. */
export type AnnouncedTable =
  | 'tmc'
  | 'uf_values'
  | 'core_lists'
  | 'breaker_settings'
  | 'financing_limits'
  | 'operation_cost_params';

/** Listens, over its own connection, for changes of tables by replicas or by an operator's SQL. */
@Injectable()
export class TableChanges implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly listeners = new Map<string, (() => void)[]>();
  private readonly stopping = new AbortController();
  private client: Client | null = null;

  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  /** Calls back after a change of the table, and when a change may have been missed. */
  on(table: AnnouncedTable, changed: () => void): void {
    this.listeners.set(table, [...(this.listeners.get(table) ?? []), changed]);
  }

  onApplicationBootstrap(): void {
    void this.keepListening();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.client?.end().catch(() => undefined);
  }

  private async keepListening(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await this.listen().catch(() => undefined);
      await pause(RECONNECT_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** Listens until the connection ends. @throws if it can't be opened */
  private async listen(): Promise<void> {
    const client = new Client({
      connectionString: this.config.databaseUrl,
      connectionTimeoutMillis: connectTimeoutMs(this.config.databaseUrl),
      keepAlive: true,
    });
    // After an error the connection also emits `end`, which is handled below.
    client.on('error', () => undefined);
    client.on('notification', ({ payload }) => this.announce(payload));
    this.client = client;
    const ended = new Promise<void>((resolve) => void client.once('end', resolve));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      for (const table of this.listeners.keys()) this.announce(table);
      await ended;
    } finally {
      // A standby accepts the connection but refuses LISTEN.
      await client.end().catch(() => undefined);
    }
  }

  private announce(table: string | undefined): void {
    for (const changed of this.listeners.get(table ?? '') ?? []) changed();
  }
}
