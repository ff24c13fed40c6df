import { Inject, Injectable } from '@nestjs/common';
import { isBlankPhone, normalisePhone } from '@simulador/contracts/domain/phone';
import { toWireRut } from '@simulador/contracts/domain/rut';
import { messageText } from '@simulador/contracts/messages/es';
import type { Request } from 'express';
import { createHmac, hkdfSync } from 'node:crypto';
import { DataSource, type EntityManager, Not, QueryFailedError } from 'typeorm';
import { type Caller, callerOf, isStaff } from '../../access/caller.ts';
import { Refusals } from '../../access/refusals.ts';
import { SaveLimits } from '../../access/save-limits.ts';
import { keepSession } from '../../access/sessions.ts';
import { Clock } from '../../clock/clock.ts';
import { APP_CONFIG } from '../../config/config.module.ts';
import type { AppConfig } from '../../config/environment.ts';
import { ClientEntity } from '../../database/entities/client.entity.ts';
import { IntroductionEntity } from '../../database/entities/introduction.entity.ts';
import { type FieldProblem, Problem } from '../../http/problem.ts';
import type { ClientRequestDto, ContactRequestDto } from './clients.dto.ts';
import { assertClient, assertContact } from './clients.rules.ts';

const UNIQUE_VIOLATION = '23505';
const NOT_FOUND = 'No encontramos a esta persona.';

/** Who simulates: kept once a person, by RUT, and how each session introduced them. */
@Injectable()
export class ClientsService {
  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Refusals) private readonly refusals: Refusals,
    @Inject(SaveLimits) private readonly limits: SaveLimits,
  ) {}

  /**
   * The client of a RUT, made when it is not there yet. A visitor corrects only the record that its own session made; what it
   * says of anybody else's client is kept with its introduction, and the answer is the same.
   * @throws Problem 400 for what breaks a rule, 409 for an e-mail of another; 429.
   */
  async introduce(body: ClientRequestDto, request: Request): Promise<string> {
    const caller = callerOf(request);
    assertClient(body, isStaff(caller) ? 'pro' : 'web');
    if (!(await this.wasIntroduced(body, caller))) this.limits.spend(request);
    return this.uniquely(caller, async (manager) => {
      await keepSession(manager, caller.session, this.clock.now());
      const { uuid: clientUuid } = await clientFor(manager, body, caller);
      const introduction = {
        session: caller.session,
        clientUuid,
        firstName: body.first_name.trim(),
        lastName: body.last_name.trim(),
        email: emailOf(body.email),
        phoneNumber: phoneOf(body.phone_number),
      };
      await manager.getRepository(IntroductionEntity).upsert(introduction, ['session', 'clientUuid']);
      return clientUuid;
    });
  }

  /** The client's record, for staff. @throws Problem 404 */
  async record(uuid: string): Promise<ClientEntity> {
    const client = await this.source.manager.findOneBy(ClientEntity, { uuid });
    if (!client) throw new Problem(404, NOT_FOUND);
    return client;
  }

  /**
   * Changes how a client is reached: staff the record, a visitor what it said itself.
   * @throws Problem 404 for a client that is neither the caller's to change nor introduced by it, 409 for an e-mail of another, 429.
   */
  async changeContact(uuid: string, body: ContactRequestDto, request: Request): Promise<Contact> {
    const caller = callerOf(request);
    assertContact(body);
    const { manager } = this.source;
    const client = await manager.findOneBy(ClientEntity, { uuid });
    if (!client) throw new Problem(404, NOT_FOUND);
    const given = await manager.findOneBy(IntroductionEntity, { session: caller.session, clientUuid: uuid });
    if (!mayChange(client, caller) && !given) {
      await this.refusals.note(request, { action: 'access_refused', subject: `client ${uuid}` });
      throw new Problem(404, NOT_FOUND);
    }
    const before: Contact = isStaff(caller) ? client : (given ?? client);
    const contact = {
      email: body.email === undefined ? before.email : emailOf(body.email),
      phoneNumber: body.phone_number === undefined ? before.phoneNumber : phoneOf(body.phone_number),
    };
    // Whether an e-mail is known is for nobody to find out by trying.
    if (contact.email !== before.email) this.limits.spend(request);
    await this.uniquely(caller, (transaction) => keepContact(transaction, client, contact, caller));
    return contact;
  }

  /** Whether the session said the same before: nothing new can be learned by saying it again. */
  private async wasIntroduced({ identification, email }: ClientRequestDto, { session }: Caller) {
    const found: unknown[] = await this.source.query(
      `SELECT FROM introductions AS given JOIN clients ON clients.uuid = given.client
       WHERE given.session = $1 AND clients.identification = $2 AND given.email = $3`,
      [session, toWireRut(identification), emailOf(email)],
    );
    return found.length > 0;
  }

  /** Two at the same time: the second one finds what the first one made. */
  private async uniquely<T>(caller: Caller, change: (manager: EntityManager) => Promise<T>): Promise<T> {
    const changed = (): Promise<T> => this.source.transaction(change);
    try {
      return await changed().catch((error) => {
        if (isDuplicate(error)) return changed();
        throw error;
      });
    } catch (error) {
      throw isDuplicate(error) ? taken(caller) : error;
    }
  }
}

/** How a client is reached, by a record or by who introduced them. */
type Contact = Pick<ClientEntity, 'email' | 'phoneNumber'>;

/** The client of a RUT, corrected where that is the caller's to do. @throws Problem 409 for an e-mail of another */
async function clientFor(
  manager: EntityManager,
  body: ClientRequestDto,
  caller: Caller,
): Promise<ClientEntity> {
  const clients = manager.getRepository(ClientEntity);
  const email = emailOf(body.email);
  const identification = toWireRut(body.identification);
  // First what was given: who appears in between is found by the record.
  const given = await givenFor(manager, email, caller);
  // One look: between two of them somebody could appear.
  const alike = await clients.findBy([{ identification }, { email }]);
  const known = alike.find((client) => client.identification === identification);
  if (alike.some((client) => client !== known) || given.some((uuid) => uuid !== known?.uuid))
    throw taken(caller);
  if (known && !mayChange(known, caller)) return known;
  return clients.save({
    ...known,
    ...{ identification, email, firstName: body.first_name.trim(), lastName: body.last_name.trim() },
    phoneNumber: phoneOf(body.phone_number) ?? known?.phoneNumber ?? null,
    age: body.age || (known?.age ?? null),
    session: known ? known.session : sessionOf(caller),
  });
}

/**
 * The clients that an e-mail was given for. It is taken for any other, whether that client's record has it or not: else the next
 * answer would tell which. Staff see the records.
 */
async function givenFor(manager: EntityManager, email: string, caller: Caller): Promise<string[]> {
  if (isStaff(caller)) return [];
  const introductions = await manager.findBy(IntroductionEntity, { email });
  return introductions.map(({ clientUuid }) => clientUuid);
}

/** Staff keep the record; a visitor its own words, in what it saved too, and the record where it made that. */
async function keepContact(
  manager: EntityManager,
  client: ClientEntity,
  contact: Contact,
  caller: Caller,
): Promise<void> {
  const { uuid } = client;
  if (!isStaff(caller)) {
    const given = await givenFor(manager, contact.email, caller);
    const isOfAnother = await manager.existsBy(ClientEntity, { email: contact.email, uuid: Not(uuid) });
    if (isOfAnother || given.some((other) => other !== uuid)) throw taken(caller);
    await manager.update(IntroductionEntity, { session: caller.session, clientUuid: uuid }, contact);
    await manager.query(
      `UPDATE simulations SET inputs = inputs || jsonb_build_object('email', $3::text, 'phone', $4::text)
       WHERE session = $1 AND client = $2`,
      [caller.session, uuid, contact.email, contact.phoneNumber],
    );
  }
  if (mayChange(client, caller)) await manager.update(ClientEntity, { uuid }, contact);
}

const emailOf = (text: string): string => text.trim().toLowerCase();
const phoneOf = (text: string): string | null => (isBlankPhone(text) ? null : normalisePhone(text));
const sessionOf = (caller: Caller): Buffer | null => (isStaff(caller) ? null : caller.session);

const mayChange = (client: ClientEntity, caller: Caller): boolean =>
  isStaff(caller) || (client.session !== null && client.session.equals(caller.session));

const isDuplicate = (error: unknown): boolean =>
  error instanceof QueryFailedError && (error.driverError as { code?: string }).code === UNIQUE_VIOLATION;

/** Staff read the professional sentence; neither says whether it is the e-mail or the RUT. */
function taken(caller: Caller): Problem {
  const message = messageText(isStaff(caller) ? 'email_of_another' : 'email_used_elsewhere');
  const field: FieldProblem = { name: 'input_email', message };
  return new Problem(409, message, { fields: [field] });
}

const PURPOSE = 'simulador analytics id';
const KEY_BYTES = 32;

/** A client's name for analytics: the same every time, and of no use to anyone without our key. */
@Injectable()
export class AnalyticsId {
  private readonly key: Buffer;

  constructor(@Inject(APP_CONFIG) config: AppConfig) {
    this.key = Buffer.from(hkdfSync('sha256', config.jwtSecret, '', PURPOSE, KEY_BYTES));
  }

  /** 64 hexadecimal digits. */
  of(clientUuid: string): string {
    return createHmac('sha256', this.key).update(clientUuid).digest('hex');
  }
}
