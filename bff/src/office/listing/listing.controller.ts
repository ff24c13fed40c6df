import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import * as dto from './listing.dto.ts';
import { callerOf, ByCaller, type Caller } from '../../access/caller.ts';
import { Operation, AllowRoles, AllowStaff, CompressesAnswers } from '../../http/operation.ts';
import { UuidParam } from '../../http/request-parts.ts';
import { WindowQueryDto } from '../../simulations/reading/requested-window.ts';
import { SimulationDto } from '../../simulations/reading/simulation.dto.ts';
import { ListingService, SIMULATIONS_SIZE } from './listing.service.ts';

@AllowStaff()
@CompressesAnswers()
@Controller()
export class ListingController {
  constructor(private readonly listing: ListingService) {}

  @Get('simulations/api/executive/clients/simulations')
  @Operation('client_groups', 'A page of clients with their simulations', dto.ClientGroupsDto, 400, 403)
  async list(@Query() query: dto.ListQueryDto, @Req() request: Request) {
    const { count, groups } = await this.listing.list(query, callerOf(request));
    return { count, ...neighbours(request, query.page, query.page_size, count), results: groups };
  }

  @AllowRoles('adminrole')
  @Get('api/simulador/asignables')
  @Operation(
    'assignable',
    'The listed simulations of all pages to assign, up to 501',
    [dto.AssignableDto],
    400,
  )
  assignable(@Query() query: dto.SearchQueryDto, @ByCaller() caller: Caller) {
    return this.listing.assignable(query, caller);
  }

  @Get('api/simulador/clientes/:client/simulaciones')
  @Operation('client_simulations', "A client's simulations, 50 per page", dto.ClientSimulationsDto, 403)
  async ofClient(
    @Param('client', UuidParam) client: string,
    @Query() query: dto.ClientSimulationsQueryDto,
    @Req() request: Request,
  ) {
    const { count, simulations } = await this.listing.ofClient(client, query, callerOf(request));
    return { count, ...neighbours(request, query.page, SIMULATIONS_SIZE, count), results: simulations };
  }

  @Get('api/simulador/pendientes')
  @Operation('pendientes', 'How many clients wait for something, by view of the list', dto.PendingDto, 400)
  pending(@Query() query: WindowQueryDto, @ByCaller() caller: Caller) {
    return this.listing.pending(query, caller);
  }

  @Get('api/simulador/pendientes/envios')
  @Operation(
    'failed_sends',
    "The caller's open simulations whose mail or send to the workflow failed, newest first, up to 50",
    [SimulationDto],
  )
  failedSends(@ByCaller() caller: Caller) {
    return this.listing.failedSends(caller);
  }
}

/** Returns links to the neighbouring pages of the same size. */
function neighbours(request: Request, page: number, size: number, count: number) {
  const pathOf = (number: number): string => {
    const query = { ...(request.query as Record<string, string>), page: String(number) };
    return `${request.path}?${new URLSearchParams(query).toString()}`;
  };
  return {
    next: page * size < count ? pathOf(page + 1) : null,
    previous: page > 1 ? pathOf(page - 1) : null,
  };
}
