import {
  Body,
  Controller,
  Delete,
  Get,
  Injectable,
  Param,
  type PipeTransform,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { ApiHeader, ApiParam, ApiQuery, ApiUnprocessableEntityResponse } from '@nestjs/swagger';
import { isIsoDate } from '@simulador/contracts/platform/dates';
import { sentenceOf } from '@simulador/contracts/platform/problems';
import type { Request, Response } from 'express';
import { actorOf } from '../../access/caller.ts';
import { ApiIfMatch, ApiVersioned } from '../../http/api-problems.ts';
import { Operation } from '../../http/operation.ts';
import { AllowRoles, OnlyReads, publicText } from '../../http/operation-facts.ts';
import { Problem } from '../../http/problem.ts';
import { ApiProposed } from '../proposals/api-proposed.ts';
import type { ProposedDto } from '../proposals/proposals.dto.ts';
import { PublishedProposals } from './published-proposals.ts';
import { PUBLISHED_TABLES, type PublishedTable } from './published-tables.ts';
import {
  ValueInputDto,
  PublishedTextDto,
  PublishedValuesDto,
  ReadLinesDto,
  RefusedLinesDto,
  AppliedValuesDto,
} from './published-values.dto.ts';
import { PublishedValuesService } from './published-values.service.ts';

/** Parses a table's name from the path; an unknown name is a 404. */
@Injectable()
class TableParam implements PipeTransform<string, PublishedTable> {
  transform(text: string): PublishedTable {
    const table = PUBLISHED_TABLES.find((each) => each === text);
    if (table === undefined) throw new Problem(404, sentenceOf(404));
    return table;
  }
}

const ApiTable = (): MethodDecorator =>
  ApiParam({ name: 'table', schema: { type: 'string', enum: [...PUBLISHED_TABLES] } });

const AS_READ = 'the value as it was read';

/** Published UF and TMC, for administrators. */
@AllowRoles('adminrole')
@Controller('api/simulador/valores/:table')
export class PublishedValuesController {
  constructor(
    private readonly published: PublishedValuesService,
    private readonly proposals: PublishedProposals,
  ) {}

  @Get()
  @Operation('published_values', 'Published values, the newest first', PublishedValuesDto, 404)
  @ApiTable()
  @ApiQuery({
    name: 'month',
    required: false,
    description: 'only values that begin in it, as `2026-11`',
    schema: { type: 'string', pattern: '^\\d{4}-\\d{2}$', ...publicText('date') },
  })
  list(
    @Param('table', TableParam) table: PublishedTable,
    @Query('month') month?: string,
  ): Promise<PublishedValuesDto> {
    return this.published.values(table, month ?? null);
  }

  @Post()
  @Operation('take_published_value', 'Adds a value, or changes it', AppliedValuesDto, 404, 409, 422)
  @ApiIfMatch(AS_READ)
  @ApiHeader({ name: 'If-None-Match', required: false, description: '`*`: refused if there is one already' })
  @ApiTable()
  @ApiProposed()
  async apply(
    @Param('table', TableParam) table: PublishedTable,
    @Body() { segment, valid_from, valid_to, value, unless_far }: ValueInputDto,
    @Req() request: Request,
  ): Promise<AppliedValuesDto | ProposedDto> {
    const end = table === 'uf' ? valid_from : (valid_to ?? null);
    const requested = { segment: segment ?? null, valid_from, valid_to: end, value };
    const conditions = {
      ifMatch: request.get('if-match'),
      ifNoneMatch: request.get('if-none-match'),
      refusesOutliers: unless_far === true,
    };
    const proposed = await this.proposals.ofValue(request, { table, value: requested, conditions });
    if (proposed) return proposed;
    return { changed: await this.published.save(table, requested, actorOf(request), conditions) };
  }

  @OnlyReads()
  @Post('lectura')
  @Operation('read_published_values', 'Previews pasted lines and their changes', ReadLinesDto, 404)
  @ApiTable()
  @ApiVersioned()
  async read(
    @Param('table', TableParam) table: PublishedTable,
    @Body() { text }: PublishedTextDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ReadLinesDto> {
    const { lines, tag } = await this.published.read(table, text);
    response.setHeader('ETag', tag);
    return { lines };
  }

  @Post('lote')
  @Operation('take_published_values', 'Applies pasted lines, all or none', AppliedValuesDto, 404, 409)
  @ApiHeader({
    name: 'If-Match',
    required: false,
    description: 'the ETag of the preview: refused if what they replace has changed since',
  })
  @ApiTable()
  @ApiProposed()
  @ApiUnprocessableEntityResponse({ type: RefusedLinesDto })
  async applyText(
    @Param('table', TableParam) table: PublishedTable,
    @Body() { text }: PublishedTextDto,
    @Req() request: Request,
  ): Promise<AppliedValuesDto | ProposedDto> {
    const read = { ifMatch: request.get('if-match') };
    const proposed = await this.proposals.ofText(request, { table, text, read });
    if (proposed) return proposed;
    return { changed: await this.published.applyText(table, text, actorOf(request), read) };
  }

  @Delete()
  @Operation('delete_published_value', 'Deletes a value, unless it is the only one', 204, 404, 409)
  @ApiTable()
  @ApiQuery({ name: 'valid_from', schema: { type: 'string', format: 'date' } })
  @ApiQuery({ name: 'segment', required: false, schema: { type: 'integer' } })
  @ApiIfMatch(AS_READ)
  @ApiProposed()
  async remove(
    @Param('table', TableParam) table: PublishedTable,
    @Query('valid_from') valid_from: string | undefined,
    @Query('segment') segment: string | undefined,
    @Req() request: Request,
  ): Promise<ProposedDto | undefined> {
    const isSegment = segment === undefined || /^\d{1,9}$/.test(segment);
    if (valid_from === undefined || !isIsoDate(valid_from) || !isSegment)
      throw new Problem(404, sentenceOf(404));
    const key = { segment: segment === undefined ? null : Number(segment), valid_from };
    const read = { ifMatch: request.get('if-match') };
    const proposed = await this.proposals.ofRemoval(request, { table, key, read });
    if (!proposed) await this.published.remove(table, key, actorOf(request), read);
    return proposed ?? undefined;
  }
}
