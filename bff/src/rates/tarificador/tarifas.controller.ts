import { Body, Controller, Get, Post, Query, Req } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import type { Request } from 'express';
import { actorOf } from '../../access/caller.ts';
import { ApiCompressed } from '../../http/api-problems.ts';
import { Operation } from '../../http/operation.ts';
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
  @Operation(
    'add_group_rates',
    'Adds a rate for each purpose and property type of a group, all of them or none',
    { status: 201, type: [RateDto] },
    409,
    502,
    504,
  )
  @ApiProposed()
  async add(@Body() body: RateGroupRatesDto, @Req() request: Request): Promise<RateDto[] | ProposedDto> {
    return (await this.proposals.ofGroup(request, body)) ?? this.tables.addGroup(body, actorOf(request));
  }

  @Get('cobertura')
  @Operation('coverage', 'The rates of a product, and where it has none', CoverageDto, 404, 502, 504)
  @ApiQuery({ name: 'product', schema: { type: 'integer' } })
  coverage(@Query('product', NumberParam) product: number): Promise<CoverageDto> {
    return this.tarifas.coverage(product);
  }

  @Get('historia')
  @Operation('rate_history', 'The changes of a rate, with user and time', [RateHistoryDto], 404, 502, 504)
  @ApiQuery({ name: 'rate', schema: { type: 'integer' } })
  history(@Query('rate', NumberParam) rate: number): Promise<RateHistoryDto[]> {
    return this.tarifas.history(rate);
  }

  @Get('cambios')
  @Operation(
    'product_rate_changes',
    'Who changed the rates, the ranges and the limits of a product, and when',
    ProductChangesDto,
    400,
    404,
    502,
    504,
  )
  changes(@Query() { product, from, to, page }: ProductChangesQueryDto): Promise<ProductChangesDto> {
    return this.productChanges.of(product, { from: from ?? null, to: to ?? null, page: page ?? 1 });
  }

  @OnlyReads()
  @Post('ofrecidas')
  @Operation('offered_rates', 'The rates that a credit was offered on a day', OffersDto)
  offers(@Body() body: OffersQueryDto): Promise<OffersDto> {
    return this.tarifas.offers(body);
  }
}
