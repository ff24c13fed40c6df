import type { IsoDate } from '@simulador/contracts/platform/dates';
import { NOT_RECEIVED_THEN } from '@simulador/contracts/people/messages/person-requests';
import {
  answerDue,
  earliestReceived,
  extendedDue,
  mayExtend,
  type RequestKind,
  type RequestOutcome,
} from '@simulador/contracts/people/person-requests';
import { isValidRut, toWireRut } from '@simulador/contracts/platform/rut';
import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit, type AuditAction } from '../../access/audit.ts';
import { derivedKey } from '../../access/secrets.ts';
import { Clock } from '../../clock/clock.ts';
import { APP_CONFIG, type AppConfig } from '../../config/environment.ts';
import { Problem, refuse, unless } from '../../http/problem.ts';
import { applyBlocks } from './blocks.ts';
import { grant, personOf, assertCorrections, type Corrections } from './grant.ts';
import {
  countSent,
  copyRequest,
  dataOf,
  findPerson,
  lockedPerson,
  notePerson,
  requestSubject,
} from './person.ts';
import type { PersonRequest, StoredDataDto } from './personal-data.dto.ts';

const NO_REQUEST = 'No encontramos esta solicitud.';
const ANSWERED = 'Esta solicitud ya fue respondida.';
const NO_EXTENSION = 'El plazo se puede prorrogar una sola vez, antes de que venza, y no el de un bloqueo.';
const NOT_BLOCKED = 'Esta solicitud no tiene un bloqueo vigente.';
const BAD_RUT = 'El RUT no es válido.';

export interface NewRequest {
  readonly kind: RequestKind;
  readonly identification: string;
  /** Day of its arrival; today if absent. */
  readonly received?: IsoDate | undefined;
  readonly note?: string | undefined;
}

export interface Answer {
  readonly outcome: RequestOutcome;
  /** Answer sent to the person. */
  readonly answer: string;
  /** Corrections, for a request of rectification. */
  readonly corrections?: Corrections | undefined;
}

/** Selects `PersonRequest` rows of the table `requests`. */
const REQUESTS = `
  SELECT requests.id, kind, requests.identification, clients.first_name || ' ' || clients.last_name AS name,
    received::text, due::text, extended, note, state, answer, registered_at, answered_at, lifted_at,
    registrar.full_name AS registered_by, answerer.full_name AS answered_by, lifter.full_name AS lifted_by
  FROM person_requests AS requests
  LEFT JOIN clients ON clients.identification = requests.identification
  LEFT JOIN users AS registrar ON registrar.id = registered_by
  LEFT JOIN users AS answerer ON answerer.id = answered_by
  LEFT JOIN users AS lifter ON lifter.id = lifted_by`;

const KEY_PURPOSE = 'simulador person requests';

/** Register of persons' requests about their data. Granting one performs it. See docs/rules.md R620 to R624. */
@Injectable()
export class PersonRequests {
  /** Key of the digests of RUTs. */
  private readonly key: Buffer;

  constructor(
    private readonly source: DataSource,
    private readonly audit: Audit,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) { jwtSecret }: Pick<AppConfig, 'jwtSecret'>,
  ) {
    this.key = derivedKey(jwtSecret, KEY_PURPOSE);
  }

  /**
   * Adds a request. A blocking request takes effect at once, because the law lets nobody use the data until it is answered.
   * @throws Problem 400
   */
  async register(given: NewRequest, actor: number | null): Promise<PersonRequest> {
    const today = this.clock.today();
    const received = given.received ?? today;
    refuse([
      ...unless(isValidRut(given.identification), 'identification', BAD_RUT),
      ...unless(received <= today && received >= earliestReceived(today), 'received', NOT_RECEIVED_THEN),
    ]);
    const rut = toWireRut(given.identification);
    return this.source.transaction(async (manager) => {
      await lockedPerson(manager, rut);
      const [{ id }]: [{ id: number }] = await manager.query(
        `INSERT INTO person_requests (kind, identification, person, received, due, note, registered_at, registered_by)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
        [
          given.kind,
          rut,
          this.digestOf(rut),
          received,
          answerDue(given.kind, received),
          given.note?.trim() || null,
          this.clock.now(),
          actor,
        ],
      );
      await this.note('person_request_registered', id, actor, manager);
      if (given.kind === 'blocking') {
        await applyBlocks(manager, rut);
        await this.note('person_blocked', id, actor, manager);
      }
      return this.one(id, manager);
    });
  }

  /** Returns a page: first open requests by their last day, the overdue first; then answered ones, the newest first. */
  async page(
    state: 'open' | 'answered' | undefined,
    { number, size }: { readonly number: number; readonly size: number },
  ): Promise<{ readonly count: number; readonly requests: PersonRequest[] }> {
    const where = state === undefined ? '' : `WHERE (state = 'open') = ${state === 'open'}`;
    const [{ count }]: [{ count: number }] = await this.source.query(
      `SELECT count(*)::int AS count FROM person_requests ${where}`,
    );
    const requests: PersonRequest[] = await this.source.query(
      `${REQUESTS} ${where} ORDER BY state <> 'open', CASE state WHEN 'open' THEN due END, answered_at DESC, id
       OFFSET $1 LIMIT $2`,
      [(number - 1) * size, size],
    );
    return { count, requests };
  }

  /** Returns all requests of a person, even if the person's data were erased since; the newest first. */
  async ofPerson(identification: string): Promise<PersonRequest[]> {
    refuse(unless(isValidRut(identification), 'identification', BAD_RUT));
    return this.source.query(`${REQUESTS} WHERE person = $1 ORDER BY requests.id DESC`, [
      this.digestOf(toWireRut(identification)),
    ]);
  }

  /** Returns a request. @throws Problem 404 */
  async one(id: number, manager: EntityManager = this.source.manager): Promise<PersonRequest> {
    const [found]: PersonRequest[] = await manager.query(`${REQUESTS} WHERE requests.id = $1`, [id]);
    if (!found) throw new Problem(404, NO_REQUEST);
    return found;
  }

  /** Returns how much is stored of a request's person. @throws Problem 404 */
  async storedData(id: number): Promise<StoredDataDto> {
    const { manager } = this.source;
    const { identification } = await this.one(id);
    const person = identification === null ? null : await findPerson(manager, identification);
    if (!person) return { tables: [], sent: 0, copy_request: null };
    const { person_requests: _, ...data } = await dataOf(person, manager);
    return {
      tables: Object.entries(data).flatMap(([table, { length: rows }]) =>
        rows > 0 ? [{ table, rows }] : [],
      ),
      sent: await countSent(manager, person),
      copy_request: await copyRequest(manager, person.rut),
    };
  }

  /** Extends the time for the answer by thirty days. @throws Problem 404, 409 */
  extend(id: number, actor: number | null): Promise<PersonRequest> {
    return this.changing(id, async (request, manager) => {
      if (!mayExtend(request, this.clock.today())) throw new Problem(409, NO_EXTENSION);
      await manager.query('UPDATE person_requests SET extended = true, due = $2 WHERE id = $1', [
        id,
        extendedDue(request.due),
      ]);
      await this.note('person_request_extended', id, actor, manager);
    });
  }

  /** Answers a request, and performs a granted one. @throws Problem 400, 404, 409 */
  answer(id: number, answer: Answer, actor: number | null): Promise<PersonRequest> {
    if (answer.corrections) assertCorrections(answer.corrections);
    return this.changing(id, async (request, manager) => {
      if (request.state !== 'open') throw new Problem(409, ANSWERED);
      await manager.query(
        'UPDATE person_requests SET state = $2, answer = $3, answered_at = $4, answered_by = $5 WHERE id = $1',
        [id, answer.outcome, answer.answer.trim(), this.clock.now(), actor],
      );
      await this.note('person_request_answered', id, actor, manager);
      if (answer.outcome === 'granted')
        await grant(request, answer.corrections ?? {}, {
          actor,
          manager,
          audit: this.audit,
          now: this.clock.now(),
        });
      else if (request.kind === 'blocking') await this.unblock(request, actor, manager);
    });
  }

  /** Ends a granted block. @throws Problem 404, 409 */
  lift(id: number, actor: number | null): Promise<PersonRequest> {
    return this.changing(id, async (request, manager) => {
      const { kind, state, lifted_at: liftedAt, identification } = request;
      if (kind !== 'blocking' || state !== 'granted' || liftedAt !== null || identification === null)
        throw new Problem(409, NOT_BLOCKED);
      await manager.query('UPDATE person_requests SET lifted_at = $2, lifted_by = $3 WHERE id = $1', [
        id,
        this.clock.now(),
        actor,
      ]);
      await this.unblock(request, actor, manager);
    });
  }

  /** Ends the effect of a block; simulations with another block stay hidden. */
  private async unblock(
    { id, identification }: PersonRequest,
    actor: number | null,
    manager: EntityManager,
  ): Promise<void> {
    if (identification !== null) await applyBlocks(manager, identification);
    await this.note('person_unblocked', id, actor, manager);
  }

  /** Returns everything that is stored about the person of a request. @throws Problem 404, 409 if nothing is stored */
  async exported(id: number, actor: number | null): Promise<Record<string, object[]>> {
    return this.source.transaction(async (manager) => {
      const person = await personOf(await this.one(id, manager), manager);
      await notePerson('person_exported', person, actor, { audit: this.audit, manager });
      return dataOf(person, manager);
    });
  }

  /**
   * Changes a request, one at a time, and returns its new state. Locks the person before the request, like all other code, to prevent
   * deadlocks.
   */
  private async changing(
    id: number,
    change: (request: PersonRequest, manager: EntityManager) => Promise<void>,
  ): Promise<PersonRequest> {
    return this.source.transaction(async (manager) => {
      const { identification } = await this.one(id, manager);
      if (identification !== null) await lockedPerson(manager, identification);
      await manager.query('SELECT FROM person_requests WHERE id = $1 FOR UPDATE', [id]);
      await change(await this.one(id, manager), manager);
      return this.one(id, manager);
    });
  }

  private digestOf(rut: string): Buffer {
    return createHmac('sha256', this.key).update(rut).digest();
  }

  private note(action: AuditAction, id: number, actor: number | null, manager: EntityManager): Promise<void> {
    return this.audit.note({ action, actor, subject: requestSubject(id) }, manager);
  }
}
