import { Body, Controller, Param, Post, Put, Req, Get } from '@nestjs/common';
import type { Request } from 'express';
import { Operation } from '../../http/operation.ts';
import { AllowEveryCaller, AllowStaff, OnlyReads } from '../../http/operation-facts.ts';
import { UuidParam } from '../../http/path-params.ts';
import { AnalyticsId, ClientsService } from './clients.service.ts';
import {
  ClientEmailDto,
  ClientRequestDto,
  ContactDto,
  ContactRequestDto,
  EmailCheckDto,
  IntroducedClientDto,
  ClientRecordDto,
} from './clients.dto.ts';

@AllowEveryCaller()
@Controller('authentication/api/clients')
export class ClientsController {
  constructor(
    private readonly clients: ClientsService,
    private readonly analyticsId: AnalyticsId,
  ) {}

  @Post()
  @Operation(
    'authenticate_user',
    'The client of a RUT and an e-mail',
    { status: 201, type: IntroducedClientDto },
    409,
  )
  async introduce(@Body() body: ClientRequestDto, @Req() request: Request): Promise<IntroducedClientDto> {
    const uuid = await this.clients.introduce(body, request);
    return { uuid, user_hash: this.analyticsId.of(uuid) };
  }

  @Put(':uuid')
  @Operation('update_contact', 'Changes the contact details of a client', ContactDto, 404, 409)
  async changeContact(
    @Param('uuid', UuidParam) uuid: string,
    @Body() body: ContactRequestDto,
    @Req() request: Request,
  ): Promise<ContactDto> {
    const { email, phoneNumber } = await this.clients.changeContact(uuid, body, request);
    return { uuid, email, phone_number: phoneNumber };
  }
}

@AllowStaff()
@Controller('authentication/api/client')
export class ClientRecordController {
  constructor(private readonly clients: ClientsService) {}

  @Get(':uuid')
  @Operation('client', "The bank's record of a client", ClientRecordDto, 404)
  async read(@Param('uuid', UuidParam) uuid: string): Promise<ClientRecordDto> {
    const client = await this.clients.record(uuid);
    return {
      uuid: client.uuid,
      first_name: client.firstName,
      last_name: client.lastName,
      identification: client.identification,
      email: client.email,
      phone_number: client.phoneNumber,
      age: client.age,
      worker_type: client.workerType,
      score: client.score,
    };
  }
}

@AllowStaff()
@Controller('api/simulador/clientes')
export class ClientEmailController {
  constructor(private readonly clients: ClientsService) {}

  @OnlyReads()
  @Post('correo')
  @Operation('check_client_email', 'Whether an e-mail is no other client’s', EmailCheckDto)
  async checkEmail(@Body() body: ClientEmailDto): Promise<EmailCheckDto> {
    return { available: await this.clients.isEmailAvailable(body) };
  }
}
