import { Inject, Injectable } from '@nestjs/common';
import { type IsoDate, parseIsoDate } from '@simulador/contracts/platform/dates';
import { ufValueFromNumber, ufValueToNumber } from '@simulador/contracts/platform/money';
import { DataSource } from 'typeorm';
import { APP_CONFIG, type AppConfig } from '../../config/environment.ts';
import type { DatedUf } from './paridad.port.ts';

/** A stored UF, and whether it is as the CMF published it. */
export interface StoredUf extends DatedUf {
  readonly isOfCmf: boolean;
}

/** UF values received or published so far, by day. In production it ignores values of a mock core. */
@Injectable()
export class UfHistory {
  constructor(
    private readonly source: DataSource,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Returns the newest value up to and including a day; null if there is none. */
  async latestUpTo(date: IsoDate): Promise<StoredUf | null> {
    const [latest] = await this.latest(date, 1);
    return latest ?? null;
  }

  /** Returns the newest values up to and including a day, the newest first. `real` leaves out those of a mock core. */
  async latest(date: IsoDate, count: number, real = this.config.production): Promise<StoredUf[]> {
    return this.found('date <= $1 AND NOT (from_mock AND $2) ORDER BY date DESC LIMIT $3', [
      date,
      real,
      count,
    ]);
  }

  /** Returns the value that was published for a day; null if there is none, or only a core's answer of that day. */
  async published(date: IsoDate): Promise<DatedUf | null> {
    const { production } = this.config;
    const [uf] = await this.found('date = $1 AND NOT (from_mock AND $2) AND NOT from_core', [
      date,
      production,
    ]);
    return uf ?? null;
  }

  /** Stores a core's value, unless one was published for its day. */
  async keep(uf: DatedUf, fromMock: boolean): Promise<void> {
    await this.source.query(
      `INSERT INTO uf_values (date, value, from_mock, from_core) VALUES ($1, $2, $3, true)
       ON CONFLICT (date) DO UPDATE SET value = excluded.value, from_mock = excluded.from_mock
         WHERE uf_values.from_core`,
      [uf.date, ufValueToNumber(uf.value), fromMock],
    );
  }

  private async found(where: string, parameters: unknown[]): Promise<StoredUf[]> {
    const rows: { clp: number; date: string; source: string | null }[] = await this.source.query(
      `SELECT value::float8 AS clp, date::text, source FROM uf_values WHERE ${where}`,
      parameters,
    );
    return rows.map(({ clp, date, source }) => ({
      value: ufValueFromNumber(clp),
      date: parseIsoDate(date),
      isOfCmf: source === 'cmf',
    }));
  }
}
