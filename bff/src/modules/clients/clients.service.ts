import { Inject, Injectable } from '@nestjs/common';
import { isBlankPhone, normalisePhone } from '@simulador/contracts/domain/phone';
import { toWireRut } from '@simulador/contracts/domain/rut';
import { messageText } from '@simulador/contracts/messages/es';
import type { Request } from 'express';
import { createHmac, hkdfSync } from 'node:crypto';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { type Caller, callerOf, isStaff } from '../../access/caller.ts';
import { Refusals } from '../../access/refusals.ts';
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

/** Who simulates: kept once a person, by RUT. */
@Injectable()
export class ClientsService {
  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Refusals) private readonly refusals: Refusals,
  ) {}

  /**
   * The client of a RUT and an e-mail, made when it is not there yet. A visitor corrects only what its own session made.
   * @throws Problem 400 for what breaks a rule, 409 when e-mail or RUT are another's; the answer does not say which.
   */
  async introduce(body: ClientRequestDto, caller: Caller): Promise<string> {
    assertClient(body, isStaff(caller) ? 'pro' : 'web');
    return this.uniquely(caller, () =>
      this.source.transaction(async (manager) => {
        await keepSession(manager, caller.session, this.clock.now());
        const client = await this.found(manager, body, caller);
        const introduction = {
          session: caller.session,
          clientUuid: client.uuid,
          firstName: body.first_name.trim(),
          lastName: body.last_name.trim(),
          phoneNumber: phoneOf(body.phone_number),
        };
        await manager.getRepository(IntroductionEntity).upsert(introduction, ['session', 'clientUuid']);
        return client.uuid;
      }),
    );
  }

  /** @throws Problem 404 for a client that is not the caller's to change, 409 for an e-mail of another. */
  async changeContact(uuid: string, body: ContactRequestDto, request: Request): Promise<ClientEntity> {
    const caller = callerOf(request);
    assertContact(body);
    const clients = this.source.getRepository(ClientEntity);
    const client = await clients.findOneBy({ uuid });
    if (!client) throw new Problem(404, NOT_FOUND);
    if (!mayChange(client, caller)) {
      await this.refusals.note(request, { action: 'access_refused', subject: `client ${uuid}` });
      throw new Problem(404, NOT_FOUND);
    }
    if (body.email !== undefined) client.email = emailOf(body.email);
    if (body.phone_number !== undefined) client.phoneNumber = phoneOf(body.phone_number);
    return this.uniquely(caller, () => clients.save(client));
  }

  private async found(manager: EntityManager, body: ClientRequestDto, caller: Caller): Promise<ClientEntity> {
    const clients = manager.getRepository(ClientEntity);
    const email = emailOf(body.email);
    const identification = toWireRut(body.identification);
    // One look: between two of them somebody could appear.
    const alike = await clients.findBy([{ identification }, { email }]);
    const known = alike.find((client) => client.identification === identification);
    if (alike.some((client) => client !== known)) throw taken(caller);
    if (known && !mayChange(known, caller)) {
      if (known.email !== email) throw taken(caller);
      return known;
    }
    return clients.save({
      ...known,
      ...{ identification, email, firstName: body.first_name.trim(), lastName: body.last_name.trim() },
      phoneNumber: phoneOf(body.phone_number) ?? known?.phoneNumber ?? null,
      age: body.age || (known?.age ?? null),
      session: known ? known.session : sessionOf(caller),
    });
  }

  /** Two at the same time: the second one finds what the first one made. */
  private async uniquely<T>(caller: Caller, change: () => Promise<T>): Promise<T> {
    try {
      return await change().catch((error) => {
        if (isDuplicate(error)) return change();
        throw error;
      });
    } catch (error) {
      throw isDuplicate(error) ? taken(caller) : error;
    }
  }
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
