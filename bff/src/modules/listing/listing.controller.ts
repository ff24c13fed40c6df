import { Controller, Get, Inject, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { sentenceOf } from '@simulador/contracts/messages/problems';
import type { Request } from 'express';
import { callerOf } from '../../access/caller.ts';
import { ApiProblems } from '../../http/api-problems.ts';
import { AllowStaff } from '../../http/operation-facts.ts';
import { Problem } from '../../http/problem.ts';
import { ClientGroupsDto, ListQueryDto } from './listing.dto.ts';
import { ListingService } from './listing.service.ts';

@ApiTags('simulations')
@AllowStaff()
@Controller('simulations/api/executive/clients')
export class ListingController {
  constructor(@Inject(ListingService) private readonly listing: ListingService) {}

  @Get('simulations')
  @ApiOperation({
    operationId: 'client_groups',
    summary: 'Clients with their simulations, a page of them; by executive for the administrator alone',
  })
  @ApiOkResponse({ type: ClientGroupsDto })
  @ApiProblems(400, 503)
  async list(@Query() query: ListQueryDto, @Req() request: Request): Promise<ClientGroupsDto> {
    const caller = callerOf(request);
    if (query.commercial !== undefined && caller.role !== 'adminrole')
      throw new Problem(403, sentenceOf(403));
    const { count, groups } = await this.listing.list(query, caller);
    const { page, page_size: size } = query;
    return {
      count,
      next: page * size < count ? pathOfPage(request, page + 1) : null,
      previous: page > 1 ? pathOfPage(request, page - 1) : null,
      results: groups,
    };
  }
}

function pathOfPage(request: Request, page: number): string {
  const query = new URLSearchParams(request.query as Record<string, string>);
  query.set('page', String(page));
  return `${request.path}?${query.toString()}`;
}
