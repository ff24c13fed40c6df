import { Injectable } from '@nestjs/common';
import { TMC_SEGMENTS } from '@simulador/contracts/bank/tmc-segments';
import {
  addDays,
  addMonthsClamped,
  daysBetween,
  type IsoDate,
  parseIsoDate,
} from '@simulador/contracts/platform/dates';
import { DataSource } from 'typeorm';
import { Clock } from '../../clock/clock.ts';
import type { CmfValue } from './cmf-publications.ts';
import { describeCmfFailure } from './cmf-failure.ts';
import { keyOf, PUBLISHED, type PublishedTable, type PublishedValue } from './published-tables.ts';

/** Day of the month on which the UF of the days up to the next month's 9th is published. */
const UF_DAY = 9;

/** Key of a table's job. */
export const cmfJobKey = (table: PublishedTable): string => `cmf ${table}`;

const UF_DAYS = `
  SELECT count(*)::int AS found FROM uf_values WHERE date BETWEEN $1 AND $2 AND NOT from_core`;
/** SQL: the segments whose TMC is of the day. A TMC without an end is believed for a month. */
const TMC_SEGMENTS_OF_DAY = `
  SELECT count(DISTINCT type_code)::int AS found FROM tmc
  WHERE valid_from <= $1::date AND coalesce(valid_to, valid_from + interval '1 month' - interval '1 day') >= $1::date`;

/** Values of the tables that the CMF publishes: which are missing, why, and how they are stored. See docs/rules.md R820. */
@Injectable()
export class CmfValues {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Returns true while a value is missing that should be published by now; `today`: of this day. */
  async isMissing(table: PublishedTable, scope: 'today' | 'published'): Promise<boolean> {
    const today = this.clock.today();
    if (table === 'tmc') return (await this.count(TMC_SEGMENTS_OF_DAY, [today])) < TMC_SEGMENTS.length;
    const last = scope === 'today' ? today : lastPublished(today);
    return (await this.count(UF_DAYS, [today, last])) < daysBetween(today, last) + 1;
  }

  /** Stores values, but none in place of an administrator's. Returns how many are new or changed. */
  async store(table: PublishedTable, values: readonly CmfValue[]): Promise<number> {
    const { rows, upsert } = PUBLISHED[table];
    const stored: (PublishedValue & { source: string | null })[] = await this.source.query(rows);
    const byKey = new Map(stored.map((row) => [keyOf(row), row]));
    const changed = values.filter((value) => {
      const row = byKey.get(keyOf(value));
      return row?.source !== 'cmf' || row.value !== value.value || row.valid_to !== value.valid_to;
    });
    if (changed.length > 0)
      await this.source.query(upsert, [JSON.stringify(changed), 'cmf', this.clock.now()]);
    return changed.length;
  }

  /** Returns the reason of the last failed attempt, as the rest of a sentence about the CMF; null if there is none. */
  async failure(table: PublishedTable): Promise<string | null> {
    const [job]: { last_error: string | null }[] = await this.source.query(
      'SELECT last_error FROM graphile_worker.jobs WHERE key = $1',
      [cmfJobKey(table)],
    );
    return job?.last_error ? describeCmfFailure(job.last_error) : null;
  }

  private async count(sql: string, parameters: unknown[]): Promise<number> {
    const [row]: { found: number }[] = await this.source.query(sql, parameters);
    return row?.found ?? 0;
  }
}

/** Returns the last day whose UF is published on a day. */
function lastPublished(today: IsoDate): IsoDate {
  const month = parseIsoDate(`${today.slice(0, 7)}-01`);
  const of = Number(today.slice(8)) >= UF_DAY ? addMonthsClamped(month, 1) : month;
  return addDays(of, UF_DAY - 1);
}
