import { Inject, Injectable } from '@nestjs/common';
import { rateRowTag } from '@simulador/contracts/rates/rate-row-tag';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../../access/audit.ts';
import { Clock } from '../../clock/clock.ts';
import { APP_CONFIG, type AppConfig } from '../../config/environment.ts';
import { DELETE_AGAIN, SAVE_AGAIN } from '../../http/request-parts.ts';
import { Problem } from '../../http/problem.ts';
import { MaximumRates } from '../book/maximum-rates.ts';
import { publishedLines } from '../book/published-lines.ts';
import {
  keyOf,
  outlierCheck,
  PUBLISHED,
  type PublishedTable,
  publishedValues,
  valueOf,
} from '../book/published-tables.ts';
import type {
  PublishedValueDto,
  PublishedValuesDto,
  ReadLineDto,
  StoredValueDto,
  ValueChangeDto,
  ValueChangesDto,
} from '../book/published-values.dto.ts';
import { sentFields } from '../book/rate-table-checks.ts';
import { isApplied } from '../book/stored-table.ts';
import { ChangeDoor } from '../changes/change-door.ts';
import {
  assertLawful,
  isOfCore,
  readRowChanges,
  ROW_KINDS,
  type WantedRow,
} from '../changes/kinds/row-kinds.ts';
import { CmfValues } from './cmf-values.ts';

const OF_CORE = 'Estos valores llegan del sistema central del banco: no se cambian aquí.';
const READ_AGAIN =
  'Otra persona cambió alguno de estos valores después de que se revisaron. Revíselos otra vez.';
const IF_RIGHT = 'Corríjalo, o guarde otra vez si es correcto.';
/** Tag of a value that does not exist. */
const NONE = 'none';

/** Values by their keys. */
type StoredValues = ReadonlyMap<string, PublishedValueDto>;

const isSame = (one: PublishedValueDto, other: PublishedValueDto | null | undefined): boolean =>
  one.value === other?.value && one.valid_to === other.valid_to;

/** Published UF and TMC, if this BFF maintains them and not the core. See docs/rules.md R358 to R360. */
@Injectable()
export class PublishedValuesService {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly cmf: CmfValues,
    private readonly door: ChangeDoor,
    private readonly maximums: MaximumRates,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Returns the values, the newest first; for a month (`2026-11`), those that begin in it. */
  async values(table: PublishedTable, month: string | null): Promise<PublishedValuesDto> {
    const values: StoredValueDto[] = await this.source.query(
      `SELECT * FROM (
         SELECT segment, valid_from, valid_to, value, source, stored_at, valid_from <= $1 AND row_number() OVER (
           PARTITION BY segment, valid_from <= $1
           ORDER BY valid_to IS NULL OR valid_to >= $1 DESC, valid_from DESC
         ) = 1 AS in_force, count(*) OVER (PARTITION BY segment) = 1 AS is_only
         FROM (${PUBLISHED[table].rows}) AS published
       ) AS stored
       WHERE $2::text IS NULL OR left(valid_from, 7) = $2
       ORDER BY valid_from DESC, segment DESC`,
      [this.clock.today(), month],
    );
    const failure =
      this.config.modes[PUBLISHED[table].capability].mode === 'cmf'
        ? await this.cmf.failure(table, 'staff')
        : null;
    return { is_ours: !isOfCore(table, this.config), failure: failure && `La CMF ${failure}.`, values };
  }

  /** Returns the effect of a pasted text, line by line. See docs/rules.md R359. */
  async read(table: PublishedTable, text: string): Promise<ReadLineDto[]> {
    const stored = await this.stored(this.source.manager, table);
    const describeOutlier = outlierCheck(table, stored.values());
    const seen = new Map<string, number>();
    return publishedLines(text).map((read): ReadLineDto => {
      const { line, text: shown } = read;
      const found = valueOf(table, read, this.clock.today());
      const earlier = typeof found === 'string' ? undefined : seen.get(keyOf(found));
      const repeated = earlier === undefined ? null : `Repite la línea ${earlier}`;
      const error = typeof found === 'string' ? found : repeated;
      const of = { line, text: shown };
      if (typeof found === 'string' || error !== null)
        return { ...of, error, value: null, before: null, warning: null };
      seen.set(keyOf(found), line);
      const before = stored.get(keyOf(found)) ?? null;
      const warning = isSame(found, before) ? null : describeOutlier(found);
      return { ...of, error: null, value: found, before, warning };
    });
  }

  /** Puts values in force, all or none, and returns how many were not so already. @throws Problem 400, 409, 422 for a likely slip */
  async apply(
    table: PublishedTable,
    { changes: wanted, unless_far: refusesOutliers }: ValueChangesDto,
    actor: number | null,
  ): Promise<number> {
    if (isOfCore(table, this.config)) throw new Problem(409, OF_CORE);
    let count = 0;
    await this.door.put(async (manager, now) => {
      const stored = await this.stored(manager, table);
      for (const each of wanted) await this.assertRead(table, each, stored, wanted.length > 1);
      const rows = wanted.flatMap(({ row, values = null }): WantedRow[] =>
        // The deletion of a value that a colleague has deleted is done already.
        values === null && row !== undefined && !stored.has(row) ? [] : [{ kind: table, row, values }],
      );
      const changes = await readRowChanges(rows, manager, now);
      await assertLawful(this.maximums, manager, changes, [now, this.clock.today()]);
      const doubtOf = ROW_KINDS[table].doubts?.([...stored.values()].map((value) => ({ ...value })));
      const [doubt] = changes.flatMap(({ from, values }) => doubtOf?.({ before: from, values }) ?? []);
      if (refusesOutliers && doubt !== undefined) throw new Problem(422, `Este valor ${doubt}. ${IF_RIGHT}`);
      count = changes.length;
      return { changes, actor };
    });
    return count;
  }

  /**
   * Checks that a value is what was read, or what is wanted already. See docs/rules.md R473.
   * @param isOfMany whether it is one of several, which are read again together
   * @throws Problem 409 with the current tag
   */
  private async assertRead(
    table: PublishedTable,
    { row = '', values, as_read: read }: ValueChangeDto,
    all: StoredValues,
    isOfMany: boolean,
  ): Promise<void> {
    const key = values ? keyOf({ segment: null, ...values }) : row;
    const stored = all.get(key);
    const present = stored && rateRowTag(stored);
    if (
      read === undefined ||
      read === (present ?? NONE) ||
      (stored && values && isApplied(stored, sentFields(values)))
    )
      return;
    const headers = { headers: present === undefined ? {} : { ETag: present } };
    if (isOfMany) throw new Problem(409, READ_AGAIN, headers);
    const now = stored && PUBLISHED[table].describe(stored.value);
    const { who, when } = await this.audit.lastOf(`${table} ${key}`);
    const what =
      now === undefined ? `eliminó este valor${when}` : `cambió este valor${when}: ahora es ${now}`;
    const sentence = read === NONE && values ? `Ya existe este valor: es ${now}` : `${who} ${what}`;
    throw new Problem(409, `${sentence}. ${values ? SAVE_AGAIN : DELETE_AGAIN}`, headers);
  }

  private async stored(manager: EntityManager, table: PublishedTable): Promise<StoredValues> {
    return new Map((await publishedValues(manager, table)).map((row) => [keyOf(row), row]));
  }
}
