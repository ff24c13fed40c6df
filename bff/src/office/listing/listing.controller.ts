import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { callerOf } from '../../access/caller.ts';
import { ApiCompressed, ApiProblems } from '../../http/api-problems.ts';
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
  @ApiTags('simulations')
  @ApiOperation({
    operationId: 'client_groups',
    summary: 'A page of clients with their simulations; only the administrator filters by another executive',
  })
  @ApiOkResponse({ type: ClientGroupsDto })
  @ApiProblems(400, 403, 503)
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
  @ApiTags('simulador')
  @ApiOperation({
    operationId: 'client_simulations',
    summary:
      "A client's simulations of the list, 50 per page; only the administrator filters by another executive",
  })
  @ApiOkResponse({ type: ClientSimulationsDto })
  @ApiProblems(400, 403, 404, 503)
  async ofClient(
    @Param('client', UuidParam) client: string,
    @Query() query: ClientSimulationsQueryDto,
    @Req() request: Request,
  ): Promise<ClientSimulationsDto> {
    const { count, simulations } = await this.listing.ofClient(client, query, callerOf(request));
    return { count, ...neighbours(request, query.page, SIMULATIONS_SIZE, count), results: simulations };
  }

  @Get('api/simulador/pendientes')
  @ApiTags('simulador')
  @ApiOperation({
    operationId: 'pendientes',
    summary: 'How many simulations wait for something, by view of the list',
  })
  @ApiOkResponse({ type: PendingDto })
  @ApiProblems(400, 503)
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
