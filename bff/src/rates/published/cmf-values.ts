import { Inject, Injectable } from '@nestjs/common';
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
import { APP_CONFIG, type AppConfig } from '../../config/environment.ts';
import { ChangeDoor } from '../changes/change-door.ts';
import type { Fields } from '../book/stored-table.ts';
import type { RowChange } from '../changes/kinds/row-kind.ts';
import { describeCmfFailure } from './cmf-failure.ts';
import { keyOf, PUBLISHED, type PublishedTable } from '../book/published-tables.ts';
import type { PublishedValueDto } from '../book/published-values.dto.ts';

/** Day of the month on which the UF of the days up to the next month's 9th is published. */
const UF_DAY = 9;

/** A value as the CMF published it, and whether a mock core played the CMF. */
export interface CmfValue extends PublishedValueDto {
  readonly isMock: boolean;
}

/** Key of a table's job. */
export const cmfJobKey = (table: PublishedTable): string => `cmf ${table}`;

/**
 * SQL: the number of values from day `$1` to `$2`: of the UF its days, of the TMC the segments in force. Production (`$3`) ignores those of
 * a mock core. A TMC of the CMF (`$4`) without an end is believed for a month.
 */
const FOUND: Readonly<Record<PublishedTable, string>> = {
  uf: `SELECT count(*)::int AS found FROM uf_values
    WHERE date BETWEEN $1 AND $2 AND NOT (from_mock AND $3) AND NOT (from_core AND $4)`,
  tmc: `SELECT count(DISTINCT type_code)::int AS found FROM tmc
    WHERE valid_from <= $2::date AND NOT (from_mock AND $3) AND
      coalesce(valid_to, CASE WHEN $4 THEN valid_from + interval '1 month' - interval '1 day' ELSE 'infinity' END) >= $1::date`,
};

interface StoredRow extends PublishedValueDto {
  readonly source: string | null;
  readonly from_mock: boolean;
}

/** Values of the tables that the CMF publishes: which are missing, why, and how they are stored. See docs/rules.md R820. */
@Injectable()
export class CmfValues {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly door: ChangeDoor,
  ) {}

  /** Returns true while a value is missing that should be published by now; `today`: of this day. */
  async isMissing(table: PublishedTable, scope: 'today' | 'published'): Promise<boolean> {
    const today = this.clock.today();
    const last = scope === 'today' || table === 'tmc' ? today : lastPublished(today);
    const wanted = table === 'tmc' ? TMC_SEGMENTS.length : daysBetween(today, last) + 1;
    const isOfCmf = this.config.modes[PUBLISHED[table].capability].mode === 'cmf';
    const [row]: { found: number }[] = await this.source.query(FOUND[table], [
      ...[today, last, this.config.production, isOfCmf],
    ]);
    return (row?.found ?? 0) < wanted;
  }

  /** Returns the stored values. */
  async rows(table: PublishedTable, manager = this.source.manager): Promise<StoredRow[]> {
    return manager.query(PUBLISHED[table].rows);
  }

  /** Stores values, but none in place of an administrator's. Returns how many are new or changed. */
  async store(table: PublishedTable, values: readonly CmfValue[]): Promise<number> {
    return this.door.locked(async (manager, now) => {
      const byKey = new Map((await this.rows(table, manager)).map((row) => [keyOf(row), row]));
      // The CMF repeats some values of a kind, which one statement can't store twice.
      const all = new Map(values.map((value) => [keyOf(value), value]));
      const changes = [...all].flatMap(([row, value]): RowChange[] => {
        const stored = byKey.get(row) ?? null;
        if (stored !== null && !isReplaced(stored, value)) return [];
        return [{ kind: table, row, from: stored as Fields | null, values: { ...value } }];
      });
      const name = `${table.toUpperCase()} de la CMF`;
      await this.door.put(manager, now, { changes, actor: null, name, source: 'cmf' });
      return changes.length;
    });
  }

  /** Returns the reason of the last failed attempt, as the rest of a sentence about the CMF; null if there is none. */
  async failure(table: PublishedTable, reader: 'staff' | 'operators'): Promise<string | null> {
    const [job]: { last_error: string | null }[] = await this.source.query(
      'SELECT last_error FROM graphile_worker.jobs WHERE key = $1',
      [cmfJobKey(table)],
    );
    return job?.last_error ? describeCmfFailure(job.last_error, reader) : null;
  }
}

/** Returns true if the CMF's value replaces a stored one: an administrator's stays. */
const isReplaced = (stored: StoredRow, { value, valid_to, isMock }: CmfValue): boolean =>
  stored.source === 'core' ||
  (stored.source === 'cmf' &&
    (stored.value !== value || stored.valid_to !== valid_to || stored.from_mock !== isMock));

/** Returns the last day whose UF is published on a day. */
function lastPublished(today: IsoDate): IsoDate {
  const month = parseIsoDate(`${today.slice(0, 7)}-01`);
  const of = Number(today.slice(8)) >= UF_DAY ? addMonthsClamped(month, 1) : month;
  return addDays(of, UF_DAY - 1);
}
