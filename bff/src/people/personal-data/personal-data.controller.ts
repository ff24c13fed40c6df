import { Body, Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import { daysBetween } from '@simulador/contracts/platform/dates';
import { mayExtend } from '@simulador/contracts/people/person-requests';
import type { Request, Response } from 'express';
import { actorOf } from '../../access/caller.ts';
import { Clock } from '../../clock/clock.ts';
import { CSV, FILE } from '../../http/media-types.ts';
import { Operation } from '../../http/operation.ts';
import { Acts, AllowRoles, OnlyReads } from '../../http/operation-facts.ts';
import { NumberParam } from '../../http/path-params.ts';
import { csvOf } from './data-csv.ts';
import { PersonRequests } from './person-requests.ts';
import type { PersonRequest } from './stored-request.ts';
import {
  DataFormatQueryDto,
  StoredDataDto,
  NewPersonRequestDto,
  PersonAnswerDto,
  PersonRequestDto,
  PersonRequestsPageDto,
  PersonRequestsQueryDto,
  PersonRutDto,
} from './personal-data.dto.ts';

/** Persons' requests about their data. See docs/rules.md R620 to R624. */
@AllowRoles('adminrole')
@Controller('api/simulador/datos_personales')
export class PersonalDataController {
  constructor(
    private readonly requests: PersonRequests,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Operation(
    'person_requests',
    "Persons' requests about their data: open ones by their last day, then the answered ones",
    PersonRequestsPageDto,
    400,
  )
  async list(
    @Query() query: PersonRequestsQueryDto,
    @Req() request: Request,
  ): Promise<PersonRequestsPageDto> {
    const { state, page, page_size: size } = query;
    const { count, requests } = await this.requests.page(state, { number: page, size });
    const ofState = state ? `&state=${state}` : '';
    const at = (number: number): string => `${request.path}?page=${number}&page_size=${size}${ofState}`;
    return {
      count,
      next: page * size < count ? at(page + 1) : null,
      previous: page > 1 ? at(page - 1) : null,
      results: requests.map((each) => this.toDto(each)),
    };
  }

  @Post()
  @Operation('add_person_request', "Registers a person's request", { status: 201, type: PersonRequestDto })
  async add(@Body() body: NewPersonRequestDto, @Req() request: Request): Promise<PersonRequestDto> {
    return this.toDto(await this.requests.register(body, actorOf(request)));
  }

  @OnlyReads()
  @Post('buscar')
  @Operation('find_person_requests', "A person's requests, also where their data was erased since", [
    PersonRequestDto,
  ])
  async find(@Body() { identification }: PersonRutDto): Promise<PersonRequestDto[]> {
    return (await this.requests.ofPerson(identification)).map((each) => this.toDto(each));
  }

  @Get(':id')
  @Operation('person_request', "A person's request", PersonRequestDto, 404)
  async one(@Param('id', NumberParam) id: number): Promise<PersonRequestDto> {
    return this.toDto(await this.requests.one(id));
  }

  @Get(':id/guardado')
  @Operation('held_data', 'How much is stored of the person of a request', StoredDataDto, 404)
  async storedData(@Param('id', NumberParam) id: number): Promise<StoredDataDto> {
    const stored = await this.requests.storedData(id);
    const tables = [...(stored?.counts ?? [])].map(([table, rows]) => ({ table, rows }));
    return { tables: tables.filter(({ rows }) => rows > 0), sent: stored?.sent ?? 0 };
  }

  @Acts()
  @Get(':id/datos')
  @Operation(
    'export_person',
    'Everything that is stored of the person of a request',
    { schema: { type: 'string', format: 'binary' } },
    404,
    409,
  )
  @ApiProduces(FILE, CSV)
  async export(
    @Param('id', NumberParam) id: number,
    @Query() { formato }: DataFormatQueryDto,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const data = await this.requests.exported(id, actorOf(request));
    response.set({
      'Content-Type': formato === 'csv' ? `${CSV}; charset=utf-8` : FILE,
      'Content-Disposition': `attachment; filename="datos-solicitud-${id}.${formato}"`,
    });
    response.send(formato === 'csv' ? `\uFEFF${csvOf(data)}` : `${JSON.stringify(data, null, 2)}\n`);
  }

  @Post(':id/prorrogar')
  @Operation('extend_person_request', 'Puts the answer off by thirty days, once', PersonRequestDto, 404, 409)
  async extend(@Param('id', NumberParam) id: number, @Req() request: Request): Promise<PersonRequestDto> {
    return this.toDto(await this.requests.extend(id, actorOf(request)));
  }

  @Post(':id/responder')
  @Operation(
    'answer_person_request',
    'Answers a request and, if it is granted, does what it asks: corrects, erases, blocks',
    PersonRequestDto,
    404,
    409,
  )
  async answer(
    @Param('id', NumberParam) id: number,
    @Body() body: PersonAnswerDto,
    @Req() request: Request,
  ): Promise<PersonRequestDto> {
    return this.toDto(await this.requests.answer(id, body, actorOf(request)));
  }

  @Post(':id/desbloquear')
  @Operation('lift_block', 'Ends a granted block', PersonRequestDto, 404, 409)
  async lift(@Param('id', NumberParam) id: number, @Req() request: Request): Promise<PersonRequestDto> {
    return this.toDto(await this.requests.lift(id, actorOf(request)));
  }

  private toDto(request: PersonRequest): PersonRequestDto {
    const today = this.clock.today();
    const { id, kind, state, identification, name, received, due, extended, note, answer } = request;
    return {
      ...{ id, kind, state, identification, name, received, due, extended, note, answer },
      days_left: daysBetween(today, due),
      may_extend: mayExtend(request, today),
      blocks:
        kind === 'blocking' &&
        (state === 'open' || state === 'granted') &&
        request.liftedAt === null &&
        identification !== null,
      registered_at: request.registeredAt.toISOString(),
      registered_by: request.registeredBy,
      answered_at: request.answeredAt?.toISOString() ?? null,
      answered_by: request.answeredBy,
      lifted_at: request.liftedAt?.toISOString() ?? null,
      lifted_by: request.liftedBy,
    };
  }
}
