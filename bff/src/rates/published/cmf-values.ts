import { Inject, Injectable } from '@nestjs/common';
import { TMC_SEGMENTS } from '@simulador/contracts/bank/tmc-segments';
import {
  addDays,
  addMonthsClamped,
  daysBetween,
  type IsoDate,
  parseIsoDate,
} from '@simulador/contracts/platform/dates';
import { formatDate } from '@simulador/contracts/platform/format';
import { DataSource } from 'typeorm';
import { Clock } from '../../clock/clock.ts';
import { APP_CONFIG, type AppConfig } from '../../config/environment.ts';
import { failureOf, type UpstreamFailure } from '../../border/upstream/exchange.ts';
import { Problem } from '../../http/problem.ts';
import { ChangeDoor } from '../changes/change-door.ts';
import type { Fields } from '../book/stored-table.ts';
import type { RowChange } from '../changes/kinds/row-kind.ts';
import { keyOf, PUBLISHED, type PublishedTable } from '../book/published-tables.ts';
import type { PublishedValueDto } from '../book/published-values.dto.ts';

/** Reasons for which the CMF gives no values, by the code that the job queue stores, as the rest of a sentence about the CMF. */
const REASONS = {
  CMF_KEY: 'rechaza la clave',
  CMF_LIMIT: 'recibió demasiadas consultas con esta clave',
  CMF_ERROR: 'responde con un error',
  CMF_PAGE: 'responde una página en vez de datos',
  CMF_UNREADABLE: 'responde datos cortados o con otra forma',
  CMF_IMPLAUSIBLE: 'responde un valor que no puede ser: no se guardó ninguno',
  CMF_NOT_PUBLISHED: 'no tiene publicados los valores de este mes',
  CMF_LATE: 'no responde a tiempo',
  CMF_UNREACHED: 'no contesta: falló la conexión',
} as const;
type Reason = keyof typeof REASONS;

/** Returns the reason; operators also read the name of the variable to correct. */
const reasonFor = (code: Reason, reader: 'staff' | 'operators'): string =>
  REASONS[code] + (reader === 'operators' && code === 'CMF_KEY' ? ' (CMF_API_KEY)' : '');

const NOT_FOUND = 404;
/** Rules that a readable but impossible value breaks. */
const IMPLAUSIBLE_RULES = ['first', 'slip', 'bounds', 'other_question', 'pattern'];

/** Failed attempt to fetch published values. The job queue stores its code. */
export class CmfFailure extends Problem {
  override readonly name = 'CmfFailure';

  constructor(
    readonly code: Reason,
    cause?: unknown,
  ) {
    super(502, `La CMF ${reasonFor(code, 'operators')}.`, { cause });
    const upstream = failureOf(cause);
    this.logFields = { reason: this.detail, ...(upstream && { upstream }) };
  }
}

/** Returns why the CMF gave no values to a request that failed. */
export function reasonOf({ outcome, status, content_type, rule = '' }: UpstreamFailure): Reason {
  if (outcome === 'refused' && status === NOT_FOUND) return 'CMF_NOT_PUBLISHED';
  if (outcome === 'unauthorized') return 'CMF_KEY';
  if (outcome === 'limited') return 'CMF_LIMIT';
  if (outcome === 'timeout' || outcome === 'cut' || outcome === 'late') return 'CMF_LATE';
  if (outcome === 'garbage' && content_type === 'text/html') return 'CMF_PAGE';
  if (outcome === 'garbage') return IMPLAUSIBLE_RULES.includes(rule) ? 'CMF_IMPLAUSIBLE' : 'CMF_UNREADABLE';
  return outcome === 'failed' || outcome === 'refused' ? 'CMF_ERROR' : 'CMF_UNREACHED';
}

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
    let count = 0;
    await this.door.put(async (manager) => {
      const byKey = new Map((await this.rows(table, manager)).map((row) => [keyOf(row), row]));
      // The CMF repeats some values of a kind, which one statement can't store twice.
      const all = new Map(values.map((value) => [keyOf(value), value]));
      const changes = [...all].flatMap(([row, value]): RowChange[] => {
        const stored = byKey.get(row) ?? null;
        if (stored !== null && !isReplaced(stored, value)) return [];
        return [{ kind: table, row, from: stored as Fields | null, values: { ...value } }];
      });
      count = changes.length;
      const [first = ''] = changes.map(({ values }) => String(values?.['valid_from'])).sort();
      const name = `${table.toUpperCase()} de la CMF desde el ${formatDate(first as IsoDate)}`;
      return { changes, actor: null, name, source: 'cmf' };
    });
    return count;
  }

  /** Returns the reason of the last failed attempt, as the rest of a sentence about the CMF; null if there is none. */
  async failure(table: PublishedTable, reader: 'staff' | 'operators'): Promise<string | null> {
    const [job]: { last_error: string | null }[] = await this.source.query(
      'SELECT last_error FROM graphile_worker.jobs WHERE key = $1',
      [cmfJobKey(table)],
    );
    if (!job?.last_error) return null;
    const code = (Object.keys(REASONS) as Reason[]).find((each) => job.last_error?.includes(each));
    return code === undefined ? 'no se pudo consultar' : reasonFor(code, reader);
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
