import { Body, Controller, Get, Post } from '@nestjs/common';
import * as dto from './tarifas.dto.ts';
import { type ActorId, ByActor } from '../../access/caller.ts';
import { Operation, created, AllowRoles, CompressesAnswers } from '../../http/operation.ts';
import { PriceApprovals } from '../changes/price-approvals.ts';
import { PriceApprovalDto } from '../changes/sheets.dto.ts';
import { RateDto } from '../book/rate-tables.dto.ts';
import { RateTablesService } from './rate-tables.service.ts';
import { TarifasService } from './tarifas.service.ts';
import { NumberQuery } from '../../http/request-parts.ts';

/** Endpoints of the administrator's rate screens, in addition to the tables. */
@AllowRoles('adminrole')
@CompressesAnswers()
@Controller('api/simulador/tarifas')
export class TarifasController {
  constructor(
    private readonly tables: RateTablesService,
    private readonly approvals: PriceApprovals,
    private readonly tarifas: TarifasService,
  ) {}

  @Post()
  @Operation('add_group_rates', 'Adds the rates of a group, all or none', created([RateDto]), 409, 502, 504)
  async add(@Body() body: dto.RateGroupRatesDto, @ByActor() actor: ActorId) {
    this.approvals.assertAlone('rate');
    return this.tables.addGroup(body, actor);
  }

  @Get('aprobacion')
  @Operation(
    'price_approval',
    'How changes of prices take effect, and how many wait for the caller',
    PriceApprovalDto,
  )
  approval(@ByActor() actor: ActorId) {
    return this.approvals.of(actor);
  }

  @Get('cobertura')
  @Operation('coverage', 'The rates of a product, and where it has none', dto.CoverageDto, 404, 502, 504)
  coverage(@NumberQuery('product') product: number) {
    return this.tarifas.coverage(product);
  }

  @Get('historia')
  @Operation('rate_history', 'The changes of a rate, with user and time', [dto.RateHistoryDto], 404, 502, 504)
  history(@NumberQuery('rate') rate: number) {
    return this.tarifas.history(rate);
  }
}
