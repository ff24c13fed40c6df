import { Body, Controller, HttpCode, Param, Post, Put, Req, Get } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { ApiProblems } from '../../http/api-problems.ts';
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

@ApiTags('authentication')
@AllowEveryCaller()
@Controller('authentication/api/clients')
export class ClientsController {
  constructor(
    private readonly clients: ClientsService,
    private readonly analyticsId: AnalyticsId,
  ) {}

  @Post()
  @HttpCode(201)
  @ApiOperation({ operationId: 'authenticate_user', summary: 'The client of a RUT and an e-mail' })
  @ApiCreatedResponse({ type: IntroducedClientDto })
  @ApiProblems(400, 409, 503)
  async introduce(@Body() body: ClientRequestDto, @Req() request: Request): Promise<IntroducedClientDto> {
    const uuid = await this.clients.introduce(body, request);
    return { uuid, user_hash: this.analyticsId.of(uuid) };
  }

  @Put(':uuid')
  @ApiOperation({ operationId: 'update_contact', summary: 'Changes the contact details of a client' })
  @ApiOkResponse({ type: ContactDto })
  @ApiProblems(400, 404, 409, 503)
  async changeContact(
    @Param('uuid', UuidParam) uuid: string,
    @Body() body: ContactRequestDto,
    @Req() request: Request,
  ): Promise<ContactDto> {
    const { email, phoneNumber } = await this.clients.changeContact(uuid, body, request);
    return { uuid, email, phone_number: phoneNumber };
  }
}

@ApiTags('authentication')
@AllowStaff()
@Controller('authentication/api/client')
export class ClientRecordController {
  constructor(private readonly clients: ClientsService) {}

  @Get(':uuid')
  @ApiOperation({ operationId: 'client', summary: "The bank's record of a client" })
  @ApiOkResponse({ type: ClientRecordDto })
  @ApiProblems(404, 503)
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

@ApiTags('authentication')
@AllowStaff()
@Controller('api/simulador/clientes')
export class ClientEmailController {
  constructor(private readonly clients: ClientsService) {}

  @OnlyReads()
  @Post('correo')
  @HttpCode(200)
  @ApiOperation({ operationId: 'check_client_email', summary: 'Whether an e-mail is no other client’s' })
  @ApiOkResponse({ type: EmailCheckDto })
  @ApiProblems(400, 503)
  async checkEmail(@Body() body: ClientEmailDto): Promise<EmailCheckDto> {
    return { available: await this.clients.isEmailAvailable(body) };
  }
}
