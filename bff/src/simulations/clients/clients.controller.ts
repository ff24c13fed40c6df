import { Body, Controller, Param, Post, Put, Req, Get } from '@nestjs/common';
import { ApiConflictResponse } from '@nestjs/swagger';
import type { Request } from 'express';
import * as dto from './clients.dto.ts';
import { Operation, created, AllowEveryCaller, AllowStaff, OnlyReads } from '../../http/operation.ts';
import { UuidParam } from '../../http/request-parts.ts';
import { toClientRecordDto, toRecordedContactDto } from './client-records.ts';
import { ClientsService } from './clients.service.ts';

@AllowEveryCaller()
@Controller()
export class ClientsController {
  constructor(private readonly clients: ClientsService) {}

  @Post('authentication/api/clients')
  @Operation('authenticate_user', 'The client of a RUT and an e-mail', created(dto.IntroducedClientDto))
  @ApiConflictResponse({ type: dto.ContactInUseDto })
  async introduce(@Body() body: dto.ClientRequestDto, @Req() request: Request) {
    const uuid = await this.clients.introduce(body, request);
    return { uuid, user_hash: this.clients.analyticsId(uuid) };
  }

  @Put('authentication/api/clients/:uuid')
  @Operation('update_contact', 'Changes the contact details of a client', dto.ContactDto)
  @ApiConflictResponse({ type: dto.ContactInUseDto })
  async changeContact(
    @Param('uuid', UuidParam) uuid: string,
    @Body() body: dto.ContactRequestDto,
    @Req() request: Request,
  ) {
    const { email, phoneNumber } = await this.clients.changeContact(uuid, body, request);
    return { uuid, email, phone_number: phoneNumber };
  }

  @AllowStaff()
  @Get('authentication/api/client/:uuid')
  @Operation('client', "The bank's record of a client", dto.ClientRecordDto)
  async read(@Param('uuid', UuidParam) uuid: string) {
    return toClientRecordDto(await this.clients.record(uuid));
  }

  @AllowStaff()
  @OnlyReads()
  @Post('api/simulador/clientes/conocido')
  @Operation(
    'known_client',
    'Name, contact details and newest simulation of the client of a RUT',
    dto.KnownClientDto,
  )
  async known(@Body() body: dto.ClientRutDto, @Req() request: Request) {
    const { client, simulation } = await this.clients.known(body, request);
    return { client: client && toRecordedContactDto(client), simulation };
  }
}
