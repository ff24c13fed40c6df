import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startMockServer } from '@simulador/mocks/mock-server';
import { DataSource } from 'typeorm';
import { freePort } from '../src/database/embedded/free-port.ts';
import { MailQueue } from '../src/simulations/mail/mail-queue.ts';
import { type Mailable, Mailing } from '../src/testing/mailing.ts';
import { retryUntil } from '../src/testing/retry-until.ts';
import { Visitor } from '../src/testing/visitor.ts';
import { createUser, signIn } from '../src/testing/staff.ts';
import { bffForSpec } from '../src/testing/for-spec.ts';
import { startBff } from '../src/testing/test-bff.ts';

const ENV = { MODE_MAIL: 'core', MAIL_TIMEOUT_MS: '5000', TRUST_PROXY: 'loopback' };
const NOT_KNOWN = 'Ya intentamos este envío y no sabemos si el correo salió. Si no llega, vuelve a enviarlo.';
const NOT_REACHED = 'No pudimos conectarnos con el sistema del banco. Inténtalo de nuevo en unos minutos.';

const bff = bffForSpec(ENV);
const mailing = new Mailing(bff);
let before: number;
beforeAll(() => createUser(bff, 'executiverole'));
beforeEach(async () => {
  await bff.core.play({});
  before = await bff.core.callsTo('last_simulation_email');
});

const play = (scenario: string): Promise<void> => bff.core.play({ last_simulation_email: scenario });
/** Returns the number of calls of this test, once there are `count`: a call that was cut off is noted a moment later. */
const calls = (count: number): Promise<number> =>
  retryUntil(
    async () => (await bff.core.callsTo('last_simulation_email')) - before,
    (found) => found >= count,
  );
const order = async (stored: Mailable, key?: string): Promise<[number, string]> => {
  const { status, body } = await mailing.send(stored, key === undefined ? {} : { key });
  return [status, String(body.detail)];
};
const noJobs = () => mailing.jobsOnce(({ length }) => length === 0);
/** Returns the states of a simulation's mail intents. */
const outcomes = ({ simulation }: Mailable) =>
  bff.query(
    `SELECT sent_at IS NOT NULL AS sent, failed_at IS NOT NULL AS failed FROM mail_intents WHERE simulation = $1`,
    [simulation.uuid],
  );

describe('a core that fails while it should mail', () => {
  it.each([
    ['breaks off', 'down', 502],
    ['fails', 'status:500', 502],
    ['is too slow', 'slow:600000', 504],
    ['answers why not', 'extra:errors:["No se pudo enviar"]', 502],
  ])('and %s is called once per intent, whose outcome is unknown', async (_how, scenario, status) => {
    const stored = await mailing.store();
    await play(scenario);
    expect((await order(stored, 'uno'))[0]).toBe(status);
    await play('ok');
    expect(await order(stored, 'uno')).toEqual([502, NOT_KNOWN]);
    expect([await calls(1), await outcomes(stored)]).toEqual([1, [{ sent: false, failed: true }]]);
    expect((await order(stored, 'dos'))[0]).toBe(200);
    expect(await calls(2)).toBe(2);
  });
});

describe('a core that mails nothing', () => {
  it.each([
    ['it does not know the client', 'status:404', 404],
    ['it lets nobody in', '401', 502],
    ['it has too much to do', 'status:429', 502],
  ])('because %s can be called again', async (_why, scenario, status) => {
    const stored = await mailing.store();
    await play(scenario);
    expect((await order(stored, 'uno'))[0]).toBe(status);
    await play('ok');
    expect((await order(stored, 'uno'))[0]).toBe(200);
    expect([await calls(2), await outcomes(stored)]).toEqual([2, [{ sent: true, failed: false }]]);
  });
});

describe('a core that mails what it chooses', () => {
  it('is called only for the newest simulation of a client', async () => {
    const old = await mailing.store();
    await mailing.store({
      client: old.simulation.client,
      simulation: { created: new Date('2026-11-20T15:01:00Z') },
    });
    const sentence = 'El sistema del banco solo envía la última simulación de cada persona.';
    expect(await order(old)).toEqual([409, sentence]);
    const newest = await mailing.sendNewest(old);
    expect([newest.status, newest.body.detail]).toEqual([409, sentence]);
    expect(await calls(0)).toBe(0);
    await bff.query('UPDATE simulations SET mail_refused_at = now() WHERE uuid = $1', [old.simulation.uuid]);
    const corrected = await bff.http
      .post(`/api/simulador/correos/${old.simulation.uuid}`)
      .set((await signIn(bff, 'executiverole')).headers)
      .send({ email: 'corregido@correo.example' });
    expect([corrected.status, corrected.body.detail]).toEqual([409, sentence]);
    expect(await bff.query("SELECT FROM clients WHERE email = 'corregido@correo.example'")).toEqual([]);
  });
});

describe('a queued mail', () => {
  it('is not asked for once a newer simulation of the client would be mailed in its place', async () => {
    const old = await mailing.store();
    await play('status:429');
    const { manager } = bff.app.get(DataSource);
    await manager.transaction((at) => bff.app.get(MailQueue).queue(at, old.simulation, 'guardar'));
    await mailing.jobsOnce(([job]) => Boolean(job?.last_error));
    const { client } = old.simulation;
    await mailing.store({ client, simulation: { created: new Date('2026-11-20T15:01:00Z') } });
    await play('ok');
    await mailing.hurry();
    expect(await noJobs()).toEqual([]);
    expect([await calls(1), await outcomes(old)]).toEqual([1, [{ sent: false, failed: true }]]);
  });
});

describe('a process that ended during its request', () => {
  it('leaves an intent that is in progress for a minute, and unknown afterwards', async () => {
    const stored = await mailing.store();
    const add = bff.app.get(DataSource).manager;
    await bff.app.get(MailQueue).add(add, stored.simulation, 'uno');
    expect(await order(stored, 'uno')).toEqual([409, 'Este correo se está enviando. Espera un momento.']);
    bff.clock.advance(60_001);
    expect(await order(stored, 'uno')).toEqual([502, NOT_KNOWN]);
    expect(await calls(0)).toBe(0);
  });

  it('leaves a job that does not call the core again', async () => {
    const stored = await mailing.store();
    await bff.app.get(DataSource).transaction(async (manager) => {
      await bff.app.get(MailQueue).queue(manager, stored.simulation, 'guardar');
      await manager.query('UPDATE mail_intents SET requested_at = now() WHERE simulation = $1', [
        stored.simulation.uuid,
      ]);
    });
    expect(await noJobs()).toEqual([]);
    expect([await calls(0), await outcomes(stored)]).toEqual([0, [{ sent: false, failed: true }]]);
  });
});

describe('a simulation that is saved', () => {
  it('by a visitor is mailed by the core, once', async () => {
    const visitor = new Visitor(bff.http);
    const body = await visitor.calculated(await visitor.introduce());
    for (let times = 0; times < 2; times += 1)
      expect((await visitor.save(body, 'un-intento')).status).toBe(201);
    expect(await noJobs()).toEqual([]);
    expect(await calls(1)).toBe(1);
    const [row] = await bff.query('SELECT mailed_at FROM simulations WHERE client = $1', [body['client']]);
    expect(row).toEqual({ mailed_at: bff.clock.now() });
  });

  it('is not mailed twice if the core breaks the connection', async () => {
    const stored = await mailing.store();
    await play('down');
    await bff.app
      .get(DataSource)
      .transaction((manager) => bff.app.get(MailQueue).queue(manager, stored.simulation, 'guardar'));
    await mailing.jobsOnce(([job]) => Boolean(job?.last_error));
    await play('ok');
    await mailing.hurry();
    expect(await noJobs()).toEqual([]);
    expect([await calls(1), await outcomes(stored)]).toEqual([1, [{ sent: false, failed: true }]]);
  });
});

describe('an unreachable core', () => {
  it('gets the request after its return, because it was never called', async () => {
    const port = await freePort();
    const apart = await startBff({ env: { ...ENV, MAIL_URL: `http://127.0.0.1:${port}` } });
    const theirs = new Mailing(apart);
    const stored = await theirs.store();
    const first = await theirs.send(stored, { key: 'uno' });
    const again = await theirs.send(stored, { key: 'uno' });
    await apart.app
      .get(DataSource)
      .transaction((manager) => apart.app.get(MailQueue).queue(manager, stored.simulation, 'guardar'));
    const [failed] = await theirs.jobsOnce(([job]) => Boolean(job?.last_error));
    const core = await startMockServer({ port });
    await theirs.hurry();
    const left = await theirs.jobsOnce(({ length }) => length === 0);
    const journal = await fetch(`${core.url}/__mock/journal?operation=last_simulation_email`);
    const { count } = (await journal.json()) as { count: number };
    await apart.close();
    await core.close();
    expect([first.status, first.body.detail, again.body.detail]).toEqual([502, NOT_REACHED, NOT_REACHED]);
    expect([failed?.attempts, left, count]).toEqual([1, [], 1]);
  });
});
