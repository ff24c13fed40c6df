import { Body, Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { actorOf } from '../../access/caller.ts';
import { ApiCompressed, ApiProblems } from '../../http/api-problems.ts';
import { AllowRoles, OnlyReads } from '../../http/operation-facts.ts';
import { NumberParam } from '../../http/path-params.ts';
import { ApiProposed } from '../proposals/api-proposed.ts';
import type { ProposedDto } from '../proposals/proposals.dto.ts';
import { RateDto } from '../tables/rate-tables.dto.ts';
import { ProductChanges } from './product-changes.ts';
import { RateTableProposals } from './rate-table-proposals.ts';
import { RateTablesService } from './rate-tables.service.ts';
import {
  CoverageDto,
  OffersDto,
  OffersQueryDto,
  ProductChangesDto,
  ProductChangesQueryDto,
  RateGroupRatesDto,
  RateHistoryDto,
} from './tarifas.dto.ts';
import { TarifasService } from './tarifas.service.ts';

/** Endpoints of the administrator's rate screens, in addition to the tables. */
@AllowRoles('adminrole')
@ApiTags('simulador')
@ApiCompressed()
@Controller('api/simulador/tarifas')
export class TarifasController {
  constructor(
    private readonly tables: RateTablesService,
    private readonly proposals: RateTableProposals,
    private readonly tarifas: TarifasService,
    private readonly productChanges: ProductChanges,
  ) {}

  @Post()
  @HttpCode(201)
  @ApiOperation({
    operationId: 'add_group_rates',
    summary: 'Adds a rate for each purpose and property type of a group, all of them or none',
  })
  @ApiCreatedResponse({ type: [RateDto] })
  @ApiProposed()
  @ApiProblems(400, 409, 502, 503, 504)
  async add(@Body() body: RateGroupRatesDto, @Req() request: Request): Promise<RateDto[] | ProposedDto> {
    return (await this.proposals.ofGroup(request, body)) ?? this.tables.addGroup(body, actorOf(request));
  }

  @Get('cobertura')
  @ApiOperation({ operationId: 'coverage', summary: 'The rates of a product, and where it has none' })
  @ApiQuery({ name: 'product', schema: { type: 'integer' } })
  @ApiOkResponse({ type: CoverageDto })
  @ApiProblems(404, 502, 503, 504)
  coverage(@Query('product', NumberParam) product: number): Promise<CoverageDto> {
    return this.tarifas.coverage(product);
  }

  @Get('historia')
  @ApiOperation({ operationId: 'rate_history', summary: 'The changes of a rate, with user and time' })
  @ApiQuery({ name: 'rate', schema: { type: 'integer' } })
  @ApiOkResponse({ type: [RateHistoryDto] })
  @ApiProblems(404, 502, 503, 504)
  history(@Query('rate', NumberParam) rate: number): Promise<RateHistoryDto[]> {
    return this.tarifas.history(rate);
  }

  @Get('cambios')
  @ApiOperation({
    operationId: 'product_rate_changes',
    summary: 'Who changed the rates, the ranges and the limits of a product, and when',
  })
  @ApiOkResponse({ type: ProductChangesDto })
  @ApiProblems(400, 404, 502, 503, 504)
  changes(@Query() { product, from, to, page }: ProductChangesQueryDto): Promise<ProductChangesDto> {
    return this.productChanges.of(product, { from: from ?? null, to: to ?? null, page: page ?? 1 });
  }

  @OnlyReads()
  @Post('ofrecidas')
  @HttpCode(200)
  @ApiOperation({ operationId: 'offered_rates', summary: 'The rates that a credit was offered on a day' })
  @ApiOkResponse({ type: OffersDto })
  @ApiProblems(400, 503)
  offers(@Body() body: OffersQueryDto): Promise<OffersDto> {
    return this.tarifas.offers(body);
  }
}
