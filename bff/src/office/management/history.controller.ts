import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import { Operation, AllowStaff } from '../../http/operation.ts';
import { UuidParam } from '../../http/request-parts.ts';
import { SimulationAccess } from '../../simulations/reading/simulation-access.ts';
import { ClientHistoryService } from './client-history.service.ts';
import { HistoryPageDto, HistoryQueryDto } from './history.dto.ts';

@AllowStaff()
@Controller('api/simulador')
export class HistoryController {
  constructor(
    private readonly access: SimulationAccess,
    private readonly history: ClientHistoryService,
  ) {}

  @Get('clientes/:client/historia')
  @Operation(
    'historia',
    "A client's history: saves, mails, contacts, comments, changes and sends",
    HistoryPageDto,
    404,
  )
  async read(
    @Param('client', UuidParam) uuid: string,
    @Query() { page }: HistoryQueryDto,
    @Req() request: Request,
  ) {
    const { client } = await this.access.newestOfClient(request, uuid);
    return this.history.page(client.uuid, page);
  }
}
