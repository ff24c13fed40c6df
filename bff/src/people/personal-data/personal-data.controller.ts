import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import * as dto from './personal-data.dto.ts';
import {
  Answer,
  Operation,
  created,
  fileOf,
  FILE,
  Acts,
  AllowRoles,
  OnlyReads,
} from '../../http/operation.ts';
import { ByActor, type ActorId } from '../../access/caller.ts';
import { Clock } from '../../clock/clock.ts';
import { NumberParam } from '../../http/request-parts.ts';
import { PersonRequests } from './person-requests.ts';
import { daysBetween } from '@simulador/contracts/platform/dates';
import { mayExtend } from '@simulador/contracts/people/person-requests';

/** Persons' requests about their data. See docs/rules.md R620 to R624. */
@AllowRoles('adminrole')
@Controller('api/simulador/datos_personales')
export class PersonalDataController {
  constructor(
    private readonly requests: PersonRequests,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Operation('person_requests', "Persons' requests, the open ones first", dto.PersonRequestsPageDto, 400)
  async list(@Query() { state, page: number, page_size: size }: dto.PersonRequestsQueryDto) {
    const { count, requests } = await this.requests.page(state, { number, size });
    return { count, results: requests.map(this.shown) };
  }

  @Post()
  @Operation('add_person_request', "Registers a person's request", created(dto.PersonRequestDto))
  async add(@Body() body: dto.NewPersonRequestDto, @ByActor() actor: ActorId) {
    return this.shown(await this.requests.register(body, actor));
  }

  @OnlyReads()
  @Post('buscar')
  @Operation('find_person_requests', "A person's requests, also after an erasure", [dto.PersonRequestDto])
  async find(@Body() { identification }: dto.PersonRutDto) {
    return (await this.requests.ofPerson(identification)).map(this.shown);
  }

  @Get(':id')
  @Operation('person_request', "A person's request", dto.PersonRequestDto)
  async one(@Param('id', NumberParam) id: number) {
    return this.shown(await this.requests.one(id));
  }

  @Get(':id/guardado')
  @Operation('held_data', 'How much is stored of the person of a request', dto.StoredDataDto)
  storedData(@Param('id', NumberParam) id: number) {
    return this.requests.storedData(id);
  }

  @Acts()
  @Get(':id/datos')
  @Operation('export_person', 'Everything that is stored of a person', fileOf(FILE), 409)
  async export(@Param('id', NumberParam) id: number, @ByActor() actor: ActorId) {
    return new Answer(`${JSON.stringify(await this.requests.exported(id, actor), null, 2)}\n`, {
      'Content-Type': FILE,
      'Content-Disposition': `attachment; filename="datos-solicitud-${id}.json"`,
    });
  }

  @Post(':id/prorrogar')
  @Operation('extend_person_request', 'Puts the answer off by thirty days, once', dto.PersonRequestDto, 409)
  async extend(@Param('id', NumberParam) id: number, @ByActor() actor: ActorId) {
    return this.shown(await this.requests.extend(id, actor));
  }

  @Post(':id/responder')
  @Operation('answer_person_request', 'Answers a request; grants it', dto.PersonRequestDto, 409)
  async answer(
    @Param('id', NumberParam) id: number,
    @Body() body: dto.PersonAnswerDto,
    @ByActor() actor: ActorId,
  ) {
    return this.shown(await this.requests.answer(id, body, actor));
  }

  @Post(':id/desbloquear')
  @Operation('lift_block', 'Ends a granted block', dto.PersonRequestDto, 409)
  async lift(@Param('id', NumberParam) id: number, @ByActor() actor: ActorId) {
    return this.shown(await this.requests.lift(id, actor));
  }

  /** Returns a request as its answer shows it today. */
  private readonly shown = (request: dto.PersonRequest): dto.PersonRequestDto => {
    const { kind, state, due, lifted_at: liftedAt, identification } = request;
    const today = this.clock.today();
    const isGiven = state === 'open' || state === 'granted';
    return {
      ...request,
      days_left: daysBetween(today, due),
      may_extend: mayExtend(request, today),
      blocks: kind === 'blocking' && isGiven && liftedAt === null && identification !== null,
    };
  };
}
