import { Body, Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiUnprocessableEntityResponse } from '@nestjs/swagger';
import * as dto from '../book/published-values.dto.ts';
import { type ActorId, ByActor } from '../../access/caller.ts';
import { Answer, Operation, AllowRoles, OnlyReads, ApiVersioned } from '../../http/operation.ts';
import { type Header, IfMatch } from '../../http/request-parts.ts';
import { PriceApprovals } from '../changes/price-approvals.ts';
import type { PublishedTable } from '../book/published-tables.ts';
import { PublishedValuesService, type ReadValue } from './published-values.service.ts';
import { MonthQuery, ReadValueHeaders, TableOfPath, ValueKeyQuery } from './value-parts.ts';

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
    @ReadValueHeaders() read: ReadValue,
    @ByActor() actor: ActorId,
  ) {
    this.approvals.assertAlone(table);
    const end = table === 'uf' ? valid_from : (valid_to ?? null);
    const requested = { segment: segment ?? null, valid_from, valid_to: end, value };
    const conditions = { ...read, refusesOutliers: unless_far === true };
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
