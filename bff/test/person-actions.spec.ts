/** Acts of persons' requests, which happen whole or not at all. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { RequestKind } from '@simulador/contracts/people/person-requests';
import type { DataSource, EntityManager } from 'typeorm';
import { Audit } from '../src/access/audit.ts';
import { type Answer, PersonRequests } from '../src/people/personal-data/person-requests.ts';
import { PERSON } from '../src/testing/visitor.ts';
import { SettableClock } from '../src/testing/settable-clock.ts';
import { storeNewSimulation } from '../src/testing/stored-simulation.ts';
import { connectedForSpec } from '../src/testing/for-spec.ts';

const { identification } = PERSON;
const CODEBTOR = { identification, firstName: 'Camila', lastName: 'Rojas', age: 40, netIncomeClp: 900_000 };
const GRANTED: Answer = { outcome: 'granted', answer: 'Se hizo.', corrections: { first_name: 'Camelia' } };

const own = connectedForSpec();
const clock = new SettableClock();

const requestsOn = (on: DataSource): PersonRequests =>
  new PersonRequests(on, new Audit(on, clock), clock, { jwtSecret: 'un-secreto-de-prueba-de-32-caracteres' });
const register = async (kind: RequestKind): Promise<number> =>
  (await requestsOn(own.source).register({ kind, identification }, null)).id;

/** A client with two simulations and a planned contact, who is the co-debtor of another client. */
beforeEach(async () => {
  await own.query('TRUNCATE clients, sessions, person_requests CASCADE');
  const { simulation } = await storeNewSimulation(own.source, {
    client: { identification },
    simulation: { contactOn: '2026-11-25', contactChannel: 'phone', contactNote: '' },
  });
  await storeNewSimulation(own.source, { client: simulation.client });
  await storeNewSimulation(own.source, {
    simulation: { inputs: { ...simulation.inputs, codebtor: CODEBTOR } },
  });
});

/** Every row of the tables that a request changes. */
async function stored(): Promise<unknown> {
  const tables = ['clients', 'simulations', 'introductions', 'person_requests', 'audit'];
  const selects = tables.map(
    (table) => `(SELECT jsonb_agg(r ORDER BY r::text) FROM ${table} AS r) AS ${table}`,
  );
  return (await own.query(`SELECT ${selects.join(', ')}`))[0];
}

/** Actions of the audit log about a request, in their order. */
const actsOn = async (id: number): Promise<string[]> => {
  const rows = await own.query('SELECT action FROM audit WHERE subject = $1 ORDER BY id', [
    `person request ${id}`,
  ]);
  return (rows as { action: string }[]).map(({ action }) => action);
};

/** A data own.source whose connection ends, as that of a killed process, before the statement with this number. */
const endingBefore = (statement: number): DataSource =>
  new Proxy(own.source, {
    get: (target, name) =>
      name === 'transaction'
        ? (work: (manager: EntityManager) => Promise<unknown>) =>
            target.transaction((manager) => work(endingManager(manager, statement)))
        : (Reflect.get(target, name) as unknown),
  });

function endingManager(manager: EntityManager, statement: number): EntityManager {
  let statements = 0;
  const query = async (sql: string, parameters?: unknown[]): Promise<unknown> => {
    statements += 1;
    if (statements === statement) await manager.query('SELECT pg_terminate_backend(pg_backend_pid())');
    return manager.query(sql, parameters);
  };
  return new Proxy(manager, {
    get: (target, name) => (name === 'query' ? query : (Reflect.get(target, name) as unknown)),
  });
}

describe('a process that is killed while it answers a request', () => {
  it.each<[RequestKind, Answer]>([
    ['erasure', GRANTED],
    ['rectification', GRANTED],
    ['opposition', GRANTED],
    ['blocking', GRANTED],
    ['blocking', { outcome: 'refused', answer: 'No corresponde.' }],
  ])('has answered the %s whole or not at all, before whichever statement it ends', async (kind, answer) => {
    const id = await register(kind);
    await register('opposition');
    const before = await stored();
    let killed = 0;
    for (; killed < 100; killed += 1) {
      const done = await requestsOn(endingBefore(killed + 1))
        .answer(id, answer, null)
        .catch(() => null);
      if (done) break;
      expect(await stored()).toEqual(before);
    }
    expect(killed).toBeGreaterThan(8);
    expect(await stored()).not.toEqual(before);
    const acts = await actsOn(id);
    expect(acts.filter((action) => action === 'person_request_answered')).toHaveLength(1);
  });

  it('has registered a block with its effect, or nothing', async () => {
    const before = await stored();
    const block = { kind: 'blocking', identification } as const;
    for (let statement = 1; statement <= 7; statement += 1) {
      await expect(requestsOn(endingBefore(statement)).register(block, null)).rejects.toThrow();
      expect(await stored()).toEqual(before);
    }
    await register('blocking');
    const shown = await own.query('SELECT FROM simulations WHERE blocked_at IS NULL');
    expect(shown).toEqual([]);
  });
});

describe('two administrators who answer at once', () => {
  it('give one answer, with its effect and one audit row', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await register('opposition');
      const answers = (['granted', 'refused', 'granted', 'refused'] as const).map((outcome, n) =>
        requestsOn(own.source)
          .answer(id, { outcome, answer: `Respuesta ${n}` }, null)
          .catch(({ status }: { status: number }) => status),
      );
      const results = await Promise.all(answers);
      expect(results.filter((result) => result === 409)).toHaveLength(3);
      const { state, answer } = await requestsOn(own.source).one(id);
      expect(results.map((result) => (typeof result === 'number' ? null : result.answer))).toContain(answer);
      expect(await actsOn(id)).toEqual([
        'person_request_registered',
        'person_request_answered',
        ...(state === 'granted' ? ['person_opposed'] : []),
      ]);
    }
  });

  it('of two requests of one person, an erasure and another, wait for each other', async () => {
    const [erasure, correction] = [await register('erasure'), await register('rectification')];
    const [erased, corrected] = await Promise.allSettled([
      requestsOn(own.source).answer(erasure, GRANTED, null),
      requestsOn(own.source).answer(correction, GRANTED, null),
    ]);
    expect(erased.status).toBe('fulfilled');
    const { state } = await requestsOn(own.source).one(correction);
    expect(state).toBe(corrected.status === 'fulfilled' ? 'granted' : 'closed');
    expect(await own.query('SELECT FROM clients WHERE identification = $1', [identification])).toEqual([]);
  });
});

describe('an erasure', () => {
  it('waits for a requested export, and closes the other requests', async () => {
    const [copy, opposition, block, erasure] = [
      await register('portability'),
      await register('opposition'),
      await register('blocking'),
      await register('erasure'),
    ];
    const requests = requestsOn(own.source);
    await expect(requests.answer(erasure, GRANTED, null)).rejects.toMatchObject({
      status: 409,
      detail: `Esta persona espera una copia de sus datos: antes de borrarlos hay que responder su solicitud N.º ${copy}.`,
    });
    expect(await requests.storedData(erasure)).toMatchObject({ copy_request: copy });
    await requests.answer(copy, GRANTED, null);
    expect(await requests.storedData(erasure)).toMatchObject({ copy_request: null });
    await requests.answer(erasure, GRANTED, null);
    const found = await requests.ofPerson(identification);
    expect(found.map(({ id, state, identification: rut }) => [id, state, rut])).toEqual([
      [erasure, 'granted', null],
      [block, 'closed', null],
      [opposition, 'closed', null],
      [copy, 'granted', null],
    ]);
    await expect(requests.answer(opposition, GRANTED, null)).rejects.toMatchObject({ status: 409 });
    for (const id of [block, opposition]) expect(await actsOn(id)).toContain('person_request_closed');
  });
});
