import { Body, Controller, Get, Inject, Param, Post, Put, Req } from '@nestjs/common';
import { ApiConflictResponse } from '@nestjs/swagger';
import { oneSpaced, storedEmail } from '@simulador/contracts/calculation/rules/text';
import { rutRule } from '@simulador/contracts/calculation/rules/person';
import { toWireRut } from '@simulador/contracts/platform/rut';
import type { Request } from 'express';
import { createHmac } from 'node:crypto';
import { DataSource, IsNull } from 'typeorm';
import { type Caller, callerOf, isStaff, signedInUserOf } from '../../access/caller.ts';
import { Audit } from '../../access/audit.ts';
import { Refusals } from '../../access/refusals.ts';
import { SaveLimits } from '../../access/save-limits.ts';
import { derivedKey } from '../../access/secrets.ts';
import { storeVisitorSession } from '../../access/sessions.ts';
import { Clock } from '../../clock/clock.ts';
import { APP_CONFIG, type AppConfig } from '../../config/environment.ts';
import { ClientEntity } from '../../database/entities/client.entity.ts';
import { IntroductionEntity } from '../../database/entities/introduction.entity.ts';
import { NOT_BLOCKED } from '../../database/not-blocked.ts';
import { Operation, created, AllowEveryCaller, AllowStaff, OnlyReads } from '../../http/operation.ts';
import { broken, Problem, refuse } from '../../http/problem.ts';
import { UuidParam } from '../../http/request-parts.ts';
import {
  clientFor,
  type Contact,
  phoneOf,
  retryingConflict,
  storeContact,
  toClientRecordDto,
  toRecordedContactDto,
} from './client-records.ts';
import * as dto from './clients.dto.ts';
import { assertClient, assertContact } from './clients.rules.ts';
import { assertNotOutdated } from '../../people/personal-data/superseded.ts';

const NOT_FOUND = 'No encontramos a esta persona.';

/** Stores clients (one record per RUT) and the details that each session gave. */
@AllowEveryCaller()
@Controller()
export class ClientsController {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly refusals: Refusals,
    private readonly limits: SaveLimits,
    private readonly audit: Audit,
    @Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'jwtSecret'>,
  ) {}

  /**
   * Returns the client of a RUT, creating it if needed. A visitor changes only the record that its own session created; for another client,
   * the details are stored with the visitor's introduction, and the answer is the same.
   * @throws Problem 400 for an invalid field, 409 for another client's e-mail, 429
   */
  @Post('authentication/api/clients')
  @Operation('authenticate_user', 'The client of a RUT and an e-mail', created(dto.IntroducedClientDto))
  @ApiConflictResponse({ type: dto.ContactInUseDto })
  async introduce(@Body() body: dto.ClientRequestDto, @Req() request: Request) {
    const caller = callerOf(request);
    assertClient(body, isStaff(caller) ? 'pro' : 'web');
    if (!(await this.wasIntroduced(body, caller))) await this.limits.spend(request, this.source.manager);
    const wanted = { email: storedEmail(body.email), identification: toWireRut(body.identification) };
    const uuid = await retryingConflict(this.source, caller, wanted, async (manager) => {
      await storeVisitorSession(manager, caller.session, this.clock.now());
      const clientUuid = await clientFor(manager, body, caller);
      const introduction = {
        session: caller.session,
        clientUuid,
        firstName: oneSpaced(body.written_first_name ?? body.first_name),
        lastName: oneSpaced(body.written_last_name ?? body.last_name),
        email: wanted.email,
        phoneNumber: phoneOf(body.phone_number),
      };
      await manager.getRepository(IntroductionEntity).upsert(introduction, ['session', 'clientUuid']);
      return clientUuid;
    });
    return { uuid, user_hash: this.analyticsId(uuid) };
  }

  /**
   * Changes contact details: staff those of the record, a visitor those that they gave.
   * @throws Problem 404 for a client whom the visitor has not introduced, 409 for another client's e-mail or, for staff, for
   * details that a rectification has replaced, 429
   */
  @Put('authentication/api/clients/:uuid')
  @Operation('update_contact', 'Changes the contact details of a client', dto.ContactDto)
  @ApiConflictResponse({ type: dto.ContactInUseDto })
  async changeContact(
    @Param('uuid', UuidParam) uuid: string,
    @Body() body: dto.ContactRequestDto,
    @Req() request: Request,
  ) {
    const caller = callerOf(request);
    assertContact(body);
    const { manager } = this.source;
    const client = await manager.findOneBy(ClientEntity, { uuid });
    if (!client || (isStaff(caller) && client.blockedAt)) throw new Problem(404, NOT_FOUND);
    const before: Contact | null = isStaff(caller)
      ? client
      : await manager.findOneBy(IntroductionEntity, { session: caller.session, clientUuid: uuid });
    if (!before) {
      await this.refusals.note(request, { action: 'access_refused', subject: `client ${uuid}` });
      throw new Problem(404, NOT_FOUND);
    }
    if (isStaff(caller)) await assertNotOutdated(manager, client, body);
    const changes = changesOf(body);
    const { email } = changes;
    // Counted, so that nobody can find out by trying whether an e-mail is known.
    if (email !== undefined && email !== before.email) await this.limits.spend(request, manager);
    if (Object.keys(changes).length > 0)
      await retryingConflict(this.source, caller, { ...client, ...changes }, (transaction) =>
        storeContact(transaction, client, changes, caller),
      );
    const after = { ...before, ...changes };
    return { uuid, email: after.email, phone_number: after.phoneNumber };
  }

  /** @throws Problem 404 for nobody and for a blocked person */
  @AllowStaff()
  @Get('authentication/api/client/:uuid')
  @Operation('client', "The bank's record of a client", dto.ClientRecordDto)
  async read(@Param('uuid', UuidParam) uuid: string) {
    const client = await this.source.manager.findOneBy(ClientEntity, { uuid, blockedAt: IsNull() });
    if (!client) throw new Problem(404, NOT_FOUND);
    return toClientRecordDto(client);
  }

  /**
   * Returns the client of a RUT and their newest simulation, for staff; null for nobody and for a blocked person. Counted, so that nobody tries RUTs, and audited.
   * @throws Problem 400 for an invalid RUT, 429
   */
  @AllowStaff()
  @OnlyReads()
  @Post('api/simulador/clientes/conocido')
  @Operation(
    'known_client',
    'Name, contact details and newest simulation of the client of a RUT',
    dto.KnownClientDto,
  )
  async known(@Body() body: dto.ClientRutDto, @Req() request: Request) {
    refuse(broken('identification', rutRule(body.identification)));
    const actor = signedInUserOf(request).id;
    return this.source.transaction(async (manager) => {
      await this.limits.spend(request, manager);
      const wanted = { identification: toWireRut(body.identification), blockedAt: IsNull() };
      const client = await manager.findOneBy(ClientEntity, wanted);
      if (!client) return { client: null, simulation: null };
      await this.audit.note({ action: 'client_read', actor, subject: `client ${client.uuid}` }, manager);
      const [newest]: { uuid: string }[] = await manager.query(
        `SELECT uuid FROM simulations WHERE client = $1 AND ${NOT_BLOCKED} ORDER BY created DESC, id DESC LIMIT 1`,
        [client.uuid],
      );
      return { client: toRecordedContactDto(client), simulation: newest?.uuid ?? null };
    });
  }

  /** Returns the pseudonym of a client for analytics: 64 constant hexadecimal digits, meaningless without our key. */
  private analyticsId(uuid: string): string {
    const key = derivedKey(this.config.jwtSecret, 'simulador analytics id');
    return createHmac('sha256', key).update(uuid).digest('hex');
  }

  /** Returns true if the session gave the same details before, so that the answer reveals nothing new. */
  private async wasIntroduced({ identification, email }: dto.ClientRequestDto, { session }: Caller) {
    const found: unknown[] = await this.source.query(
      `SELECT FROM introductions AS given JOIN clients ON clients.uuid = given.client
       WHERE given.session = $1 AND clients.identification = $2 AND given.email = $3`,
      [session, toWireRut(identification), storedEmail(email)],
    );
    return found.length > 0;
  }
}

/** Returns the fields of the request in the stored format. */
const changesOf = ({ email, phone_number: phone }: dto.ContactRequestDto): Partial<Contact> => ({
  ...(email === undefined ? {} : { email: storedEmail(email) }),
  ...(phone === undefined ? {} : { phoneNumber: phoneOf(phone) }),
});
