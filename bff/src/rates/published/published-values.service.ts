import { Inject, Injectable } from '@nestjs/common';
import { rateRowTag } from '@simulador/contracts/rates/rate-row-tag';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../../access/audit.ts';
import { hashOf } from '../../access/secrets.ts';
import { Clock } from '../../clock/clock.ts';
import { APP_CONFIG, type AppConfig } from '../../config/environment.ts';
import { areMet, DELETE_AGAIN, SAVE_AGAIN } from '../../http/request-parts.ts';
import { Problem, refuse } from '../../http/problem.ts';
import { ChangeDoor } from '../changes/change-door.ts';
import type { Fields } from '../book/stored-table.ts';
import { isOfCore } from '../changes/kinds/row-kinds.ts';
import {
  outlierCheck,
  invalidFieldsOf,
  keyOf,
  PUBLISHED,
  type PublishedTable,
  publishedValues,
  valueOf,
} from '../book/published-tables.ts';
import { publishedLines } from '../book/published-lines.ts';
import type {
  StoredValueDto,
  PublishedValuesDto,
  ReadLineDto,
  PublishedValueDto,
} from '../book/published-values.dto.ts';
import { CmfValues } from './cmf-values.ts';

const OF_CORE = 'Estos valores llegan del sistema central del banco: no se cambian aquí.';
const MISSING = 'Este valor no existe.';
const READ_AGAIN =
  'Otra persona cambió alguno de estos valores después de que se revisaron. Revíselos otra vez.';
const IF_RIGHT = 'Corríjalo, o guarde otra vez si es correcto.';
const REFUSED_LINES = 'No se guardó ningún valor: hay líneas que no se pueden leer.';

/** Values by their keys. */
type StoredValues = ReadonlyMap<string, PublishedValueDto>;

const isSame = (one: PublishedValueDto, other: PublishedValueDto | null | undefined): boolean =>
  one.value === other?.value && one.valid_to === other.valid_to;

/** Version of a value when it was read, from the request's headers; undefined means that the last change wins. */
export interface ReadValue {
  readonly ifMatch?: string | undefined;
  readonly ifNoneMatch?: string | undefined;
}

export interface Conditions extends ReadValue {
  /** If true, a likely typing error is refused. */
  readonly refusesOutliers: boolean;
}

/** Returns the tag of the values that a change would replace. */
const tagOf = (values: readonly (PublishedValueDto | null)[]): string =>
  `"${hashOf(JSON.stringify(values)).toString('base64url')}"`;

/** Published UF and TMC, if this BFF maintains them and not the core. See docs/rules.md R358 to R360. */
@Injectable()
export class PublishedValuesService {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly cmf: CmfValues,
    private readonly door: ChangeDoor,
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

  /** Returns the effect of a pasted text, line by line, and the tag of the values it would replace. See docs/rules.md R359. */
  async read(table: PublishedTable, text: string): Promise<{ lines: ReadLineDto[]; tag: string }> {
    const stored = await this.stored(this.source.manager, table);
    const describeOutlier = outlierCheck(table, stored.values());
    const seen = new Map<string, number>();
    const lines = publishedLines(text).map((read): ReadLineDto => {
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
    return { lines, tag: tagOf(lines.map(({ before }) => before)) };
  }

  /**
   * Stores all lines or none, and returns the number of changed values.
   * @throws Problem 409, also if the replaced values have changed since they were read; 422 with the lines that can't be parsed
   */
  async applyText(
    table: PublishedTable,
    text: string,
    actor: number | null,
    { ifMatch }: ReadValue,
  ): Promise<number> {
    const { lines } = await this.read(table, text);
    const refused = lines.filter(({ error }) => error !== null);
    if (refused.length > 0) throw new Problem(422, REFUSED_LINES, { members: { lines: refused } });
    const values = lines.map(({ value }) => value as PublishedValueDto);
    const wanted = values.map((value) => [keyOf(value), value] as const);
    return this.write(table, { actor, source: 'file' }, wanted, (stored) => {
      const present = tagOf(values.map((value) => stored.get(keyOf(value)) ?? null));
      if (!areMet({ ifMatch }, (tag) => tag === present)) throw new Problem(409, READ_AGAIN);
    });
  }

  /** Stores one value. @throws Problem 400, 409, 422 */
  async save(
    table: PublishedTable,
    requested: PublishedValueDto,
    actor: number | null,
    { refusesOutliers, ...read }: Conditions,
  ): Promise<number> {
    refuse(invalidFieldsOf(table, requested, this.clock.today()));
    const wanted = [[keyOf(requested), requested]] as const;
    return this.write(table, { actor, source: 'typed' }, wanted, async (stored, manager) => {
      const warning = refusesOutliers ? outlierCheck(table, stored.values())(requested) : null;
      if (warning !== null) throw new Problem(422, `Este valor ${warning}. ${IF_RIGHT}`);
      await this.assertRead(table, requested, stored, read, manager);
    });
  }

  /** Deletes a value. @throws Problem 404, 409, also for the last one, without which nothing can be calculated */
  async remove(
    table: PublishedTable,
    key: Pick<PublishedValueDto, 'segment' | 'valid_from'>,
    actor: number | null,
    read: ReadValue,
  ): Promise<void> {
    const wanted = [[keyOf(key), null]] as const;
    await this.write(table, { actor, source: 'typed' }, wanted, async (stored, manager) => {
      const value = stored.get(keyOf(key));
      if (!value) throw new Problem(404, MISSING);
      await this.assertRead(table, value, stored, read, manager, DELETE_AGAIN);
    });
  }

  /**
   * Puts values in force by their keys, of which null deletes one. Returns the number of those that are not so already, which are checked first.
   * @throws Problem 409 if the core keeps the values
   */
  private async write(
    table: PublishedTable,
    by: { readonly source: 'typed' | 'file'; readonly actor: number | null },
    wanted: readonly (readonly [key: string, value: PublishedValueDto | null])[],
    check: (stored: StoredValues, manager: EntityManager) => Promise<void> | void,
  ): Promise<number> {
    if (isOfCore(table, this.config)) throw new Problem(409, OF_CORE);
    return this.door.locked(async (manager, now) => {
      const stored = await this.stored(manager, table);
      const changed = wanted.filter(([key, value]) => value === null || !isSame(value, stored.get(key)));
      if (changed.length > 0) await check(stored, manager);
      const changes = changed.map(([row, values]) => {
        const from = stored.get(row) ?? null;
        return { kind: table, row, from: from as Fields | null, values: values as Fields | null };
      });
      await this.door.put(manager, now, { ...by, changes });
      return changes.length;
    });
  }

  /** Checks that the values are those that were read. See docs/rules.md R473. @throws Problem 409 with the current tag */
  private async assertRead(
    table: PublishedTable,
    requested: PublishedValueDto,
    all: StoredValues,
    read: ReadValue,
    manager: EntityManager,
    again = SAVE_AGAIN,
  ): Promise<void> {
    const stored = all.get(keyOf(requested));
    const present = stored && rateRowTag(stored);
    if (areMet(read, present === undefined ? null : (tag) => tag === present)) return;
    const now = stored && PUBLISHED[table].describe(stored.value);
    const { who, when } = await this.audit.lastOf(`${table} ${keyOf(requested)}`, manager);
    const what =
      now === undefined ? `eliminó este valor${when}` : `cambió este valor${when}: ahora es ${now}`;
    const sentence = read.ifNoneMatch ? `Ya existe este valor: es ${now}` : `${who} ${what}`;
    throw new Problem(409, `${sentence}. ${again}`, {
      ...(present !== undefined && { headers: { ETag: present } }),
    });
  }

  private async stored(manager: EntityManager, table: PublishedTable): Promise<StoredValues> {
    return new Map((await publishedValues(manager, table)).map((row) => [keyOf(row), row]));
  }
}
