import { Body, Controller, Get, Inject, Post } from '@nestjs/common';
import { ApiParam, ApiQuery } from '@nestjs/swagger';
import { sentenceOf } from '@simulador/contracts/platform/problems';
import { DataSource } from 'typeorm';
import { Clock } from '../../clock/clock.ts';
import { APP_CONFIG, type AppConfig } from '../../config/environment.ts';
import { Operation, AllowRoles, OnlyReads, publicText } from '../../http/operation.ts';
import { documentedPart } from '../../http/request-parts.ts';
import { Problem } from '../../http/problem.ts';
import { publishedLines } from '../book/published-lines.ts';
import {
  keyOf,
  outlierCheck,
  PUBLISHED,
  PUBLISHED_TABLES,
  type PublishedTable,
  publishedValues,
  valueOf,
} from '../book/published-tables.ts';
import * as dto from '../book/published-values.dto.ts';
import { isOfCore } from '../changes/kinds/row-kinds.ts';
import { CmfValues } from './cmf-values.ts';

const isSame = (one: dto.PublishedValueDto, other: dto.PublishedValueDto | null): boolean =>
  one.value === other?.value && one.valid_to === other.valid_to;

/** Gives the table of the path. An unknown one is a 404. */
const TableOfPath = (): ParameterDecorator =>
  documentedPart(
    ApiParam({ name: 'table', schema: { type: 'string', enum: [...PUBLISHED_TABLES] } }),
    ({ params }): PublishedTable => {
      const table = PUBLISHED_TABLES.find((each) => each === params['table']);
      if (table === undefined) throw new Problem(404, sentenceOf(404));
      return table;
    },
  );

const month = { type: 'string', pattern: '^\\d{4}-\\d{2}$', ...publicText('date') };

/** Gives the month whose values are read. */
const MonthQuery = (): ParameterDecorator =>
  documentedPart(
    ApiQuery({
      name: 'month',
      required: false,
      description: 'only values that begin in it, as `2026-11`',
      schema: month,
    }),
    ({ query }) => query['month'] ?? null,
  );

/** Published UF and TMC, for administrators. They change as all prices do, by sheets. See docs/rules.md R358 to R360. */
@AllowRoles('adminrole')
@Controller('api/simulador/valores/:table')
export class PublishedValuesController {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly cmf: CmfValues,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  @Get()
  @Operation('published_values', 'Published values, the newest first', dto.PublishedValuesDto)
  async list(@TableOfPath() table: PublishedTable, @MonthQuery() month: string | null) {
    const { capability, rows } = PUBLISHED[table];
    const values: dto.StoredValueDto[] = await this.source.query(
      `SELECT * FROM (
         SELECT segment, valid_from, valid_to, value, source, stored_at, valid_from <= $1 AND row_number() OVER (
           PARTITION BY segment, valid_from <= $1
           ORDER BY valid_to IS NULL OR valid_to >= $1 DESC, valid_from DESC
         ) = 1 AS in_force, count(*) OVER (PARTITION BY segment) = 1 AS is_only
         FROM (${rows}) AS published
       ) AS stored
       WHERE $2::text IS NULL OR left(valid_from, 7) = $2
       ORDER BY valid_from DESC, segment DESC`,
      [this.clock.today(), month],
    );
    const isOfCmf = this.config.modes[capability].mode === 'cmf';
    const failure = isOfCmf ? await this.cmf.failure(table, 'staff') : null;
    return { is_ours: !isOfCore(table, this.config), failure: failure && `La CMF ${failure}.`, values };
  }

  @OnlyReads()
  @Post('lectura')
  @Operation('read_published_values', 'Previews pasted lines and their changes', dto.ReadLinesDto)
  async read(@TableOfPath() table: PublishedTable, @Body() { text }: dto.PublishedTextDto) {
    const stored = await publishedValues(this.source.manager, table);
    const byKey = new Map(stored.map((row) => [keyOf(row), row]));
    const describeOutlier = outlierCheck(table, stored);
    const seen = new Map<string, number>();
    const lines = publishedLines(text).map((read): dto.ReadLineDto => {
      const { line, text: shown } = read;
      const found = valueOf(table, read, this.clock.today());
      const earlier = typeof found === 'string' ? undefined : seen.get(keyOf(found));
      const repeated = earlier === undefined ? null : `Repite la línea ${earlier}`;
      const error = typeof found === 'string' ? found : repeated;
      const of = { line, text: shown };
      if (typeof found === 'string' || error !== null)
        return { ...of, error, value: null, before: null, warning: null };
      seen.set(keyOf(found), line);
      const before = byKey.get(keyOf(found)) ?? null;
      const warning = isSame(found, before) ? null : describeOutlier(found);
      return { ...of, error: null, value: found, before, warning };
    });
    return { lines };
  }
}
