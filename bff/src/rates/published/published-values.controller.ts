import { Body, Controller, Delete, Get, Post, applyDecorators } from '@nestjs/common';
import { ApiUnprocessableEntityResponse, ApiParam, ApiQuery } from '@nestjs/swagger';
import { isIsoDate } from '@simulador/contracts/platform/dates';
import { sentenceOf } from '@simulador/contracts/platform/problems';
import { type ActorId, ByActor } from '../../access/caller.ts';
import { Answer, Operation, AllowRoles, OnlyReads, ApiVersioned, publicText } from '../../http/operation.ts';
import { type Header, headerPart, IfMatch, documentedPart } from '../../http/request-parts.ts';
import { Problem } from '../../http/problem.ts';
import * as dto from '../book/published-values.dto.ts';
import { PriceApprovals } from '../changes/price-approvals.ts';
import { type PublishedTable, PUBLISHED_TABLES } from '../book/published-tables.ts';
import type { PublishedValueDto } from '../book/published-values.dto.ts';
import { PublishedValuesService } from './published-values.service.ts';

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
    ({ query }) => query['month'],
  );

/** Gives the key of a value. An invalid one is a 404. */
const ValueKeyQuery = (): ParameterDecorator =>
  documentedPart(
    applyDecorators(
      ApiQuery({ name: 'valid_from', schema: { type: 'string', format: 'date' } }),
      ApiQuery({ name: 'segment', required: false, schema: { type: 'integer' } }),
    ),
    ({ query: { valid_from, segment } }): Pick<PublishedValueDto, 'segment' | 'valid_from'> => {
      const isSegment = segment === undefined || /^\d{1,9}$/.test(String(segment));
      if (typeof valid_from !== 'string' || !isIsoDate(valid_from) || !isSegment)
        throw new Problem(404, sentenceOf(404));
      return { segment: segment === undefined ? null : Number(segment), valid_from };
    },
  );

/** Published UF and TMC, for administrators. */
@AllowRoles('adminrole')
@Controller('api/simulador/valores/:table')
export class PublishedValuesController {
  constructor(
    private readonly published: PublishedValuesService,
    private readonly approvals: PriceApprovals,
  ) {}

  @Get()
  @Operation('published_values', 'Published values, the newest first', dto.PublishedValuesDto)
  list(@TableOfPath() table: PublishedTable, @MonthQuery() month?: string) {
    return this.published.values(table, month ?? null);
  }

  @Post()
  @Operation('take_published_value', 'Adds a value, or changes it', dto.AppliedValuesDto, 422)
  async apply(
    @TableOfPath() table: PublishedTable,
    @Body() { segment, valid_from, valid_to, value, unless_far }: dto.ValueInputDto,
    @IfMatch('the value as it was read') ifMatch: Header,
    @headerPart('If-None-Match', '`*`: refused if there is one already') ifNoneMatch: Header,
    @ByActor() actor: ActorId,
  ) {
    this.approvals.assertAlone(table);
    const end = table === 'uf' ? valid_from : (valid_to ?? null);
    const requested = { segment: segment ?? null, valid_from, valid_to: end, value };
    const conditions = { ifMatch, ifNoneMatch, refusesOutliers: unless_far === true };
    return { changed: await this.published.save(table, requested, actor, conditions) };
  }

  @OnlyReads()
  @Post('lectura')
  @Operation('read_published_values', 'Previews pasted lines and their changes', dto.ReadLinesDto)
  @ApiVersioned()
  async read(@TableOfPath() table: PublishedTable, @Body() { text }: dto.PublishedTextDto) {
    const { lines, tag } = await this.published.read(table, text);
    return new Answer({ lines }, { ETag: tag });
  }

  @Post('lote')
  @Operation('take_published_values', 'Applies pasted lines, all or none', dto.AppliedValuesDto)
  @ApiUnprocessableEntityResponse({ type: dto.RefusedLinesDto })
  async applyText(
    @TableOfPath() table: PublishedTable,
    @Body() { text }: dto.PublishedTextDto,
    @IfMatch('the ETag of the preview') ifMatch: Header,
    @ByActor() actor: ActorId,
  ) {
    this.approvals.assertAlone(table);
    return { changed: await this.published.applyText(table, text, actor, { ifMatch }) };
  }

  @Delete()
  @Operation('delete_published_value', 'Deletes a value, unless it is the only one', 204)
  async remove(
    @TableOfPath() table: PublishedTable,
    @ValueKeyQuery() key: Pick<dto.PublishedValueDto, 'segment' | 'valid_from'>,
    @IfMatch('the value as it was read') ifMatch: Header,
    @ByActor() actor: ActorId,
  ) {
    this.approvals.assertAlone(table);
    await this.published.remove(table, key, actor, { ifMatch });
  }
}
