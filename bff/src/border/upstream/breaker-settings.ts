import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Capability } from '../../config/capability.ts';
import { Clock } from '../../clock/clock.ts';
import { TableChanges } from '../../database/table-changes.ts';

/** `auto`: the breaker opens after ten faults in a row. `open`: nothing is sent. `closed`: everything is sent, whatever fails. */
export const BREAKER_SETTINGS = ['auto', 'open', 'closed'] as const;
export type BreakerSetting = (typeof BREAKER_SETTINGS)[number];

/** How operators set the breaker of each capability, in all replicas. A replica reads the settings at its start and after a change. */
@Injectable()
export class BreakerSettings {
  private settings: ReadonlyMap<Capability, BreakerSetting> = new Map();

  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    changes: TableChanges,
  ) {
    // While the database is unavailable the last settings stay in force.
    changes.on('breaker_settings', () => void this.read().catch(() => undefined));
  }

  of(capability: Capability): BreakerSetting {
    return this.settings.get(capability) ?? 'auto';
  }

  /** Stores a setting in the manager's transaction. `read` afterwards applies it to this process immediately. */
  async set(manager: EntityManager, capability: Capability, setting: BreakerSetting): Promise<void> {
    await (setting === 'auto'
      ? manager.query('DELETE FROM breaker_settings WHERE capability = $1', [capability])
      : manager.query(
          `INSERT INTO breaker_settings (capability, setting, since) VALUES ($1, $2, $3)
           ON CONFLICT (capability) DO UPDATE SET setting = EXCLUDED.setting, since = EXCLUDED.since`,
          [capability, setting, this.clock.now()],
        ));
  }

  /** Reads the settings again. */
  async read(): Promise<void> {
    const rows: { capability: Capability; setting: BreakerSetting }[] = await this.source.query(
      'SELECT capability, setting FROM breaker_settings',
    );
    this.settings = new Map(rows.map(({ capability, setting }) => [capability, setting]));
  }
}
