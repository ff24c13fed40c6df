import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiParam, ApiQuery } from '@nestjs/swagger';
import { sentenceOf } from '@simulador/contracts/platform/problems';
import { type ActorId, ByActor } from '../../access/caller.ts';
import { TakesLargeBody } from '../../http/body-limits.ts';
import { Operation, AllowRoles, OnlyReads, publicText } from '../../http/operation.ts';
import { documentedPart } from '../../http/request-parts.ts';
import { Problem } from '../../http/problem.ts';
import * as dto from '../book/published-values.dto.ts';
import { PriceApprovals } from '../changes/price-approvals.ts';
import { type PublishedTable, PUBLISHED_TABLES } from '../book/published-tables.ts';
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

  @TakesLargeBody()
  @Post()
  @Operation(
    'take_published_values',
    'Adds, changes or deletes values, all or none',
    dto.AppliedValuesDto,
    422,
  )
  async apply(
    @TableOfPath() table: PublishedTable,
    @Body() body: dto.ValueChangesDto,
    @ByActor() actor: ActorId,
  ) {
    this.approvals.assertAlone(table);
    return { changed: await this.published.apply(table, body, actor) };
  }

  @OnlyReads()
  @Post('lectura')
  @Operation('read_published_values', 'Previews pasted lines and their changes', dto.ReadLinesDto)
  async read(@TableOfPath() table: PublishedTable, @Body() { text }: dto.PublishedTextDto) {
    return { lines: await this.published.read(table, text) };
  }
}
