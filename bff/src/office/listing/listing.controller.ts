import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import { callerOf } from '../../access/caller.ts';
import { ApiCompressed } from '../../http/api-problems.ts';
import { Operation } from '../../http/operation.ts';
import { AllowStaff } from '../../http/operation-facts.ts';
import { UuidParam } from '../../http/path-params.ts';
import { WindowQueryDto } from '../../simulations/reading/days-query.dto.ts';
import {
  ClientGroupsDto,
  ClientSimulationsDto,
  ClientSimulationsQueryDto,
  ListQueryDto,
  PendingDto,
} from './listing.dto.ts';
import { ListingService, SIMULATIONS_SIZE } from './listing.service.ts';

@AllowStaff()
@ApiCompressed()
@Controller()
export class ListingController {
  constructor(private readonly listing: ListingService) {}

  @Get('simulations/api/executive/clients/simulations')
  @Operation(
    'client_groups',
    'A page of clients with their simulations; only the administrator filters by another executive',
    ClientGroupsDto,
    400,
    403,
  )
  async list(@Query() query: ListQueryDto, @Req() request: Request): Promise<ClientGroupsDto> {
    const { count, simulationCount, groups } = await this.listing.list(query, callerOf(request));
    return {
      count,
      ...neighbours(request, query.page, query.page_size, count),
      simulation_count: simulationCount,
      results: groups,
    };
  }

  @Get('api/simulador/clientes/:client/simulaciones')
  @Operation(
    'client_simulations',
    "A client's simulations of the list, 50 per page; only the administrator filters by another executive",
    ClientSimulationsDto,
    403,
    404,
  )
  async ofClient(
    @Param('client', UuidParam) client: string,
    @Query() query: ClientSimulationsQueryDto,
    @Req() request: Request,
  ): Promise<ClientSimulationsDto> {
    const { count, simulations } = await this.listing.ofClient(client, query, callerOf(request));
    return { count, ...neighbours(request, query.page, SIMULATIONS_SIZE, count), results: simulations };
  }

  @Get('api/simulador/pendientes')
  @Operation('pendientes', 'How many simulations wait for something, by view of the list', PendingDto, 400)
  pending(@Query() query: WindowQueryDto, @Req() request: Request): Promise<PendingDto> {
    return this.listing.pending(query, callerOf(request));
  }
}

/** Returns links to the neighbouring pages of the same size. */
function neighbours(
  request: Request,
  page: number,
  size: number,
  count: number,
): Pick<ClientGroupsDto, 'next' | 'previous'> {
  return {
    next: page * size < count ? pathOfPage(request, page + 1) : null,
    previous: page > 1 ? pathOfPage(request, page - 1) : null,
  };
}

function pathOfPage(request: Request, page: number): string {
  const query = new URLSearchParams(request.query as Record<string, string>);
  query.set('page', String(page));
  return `${request.path}?${query.toString()}`;
}
