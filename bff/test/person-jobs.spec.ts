/** Effects of a block, an objection, an erasure and the retention on simulations that are saved, mailed, sent and stored meanwhile. */
import { describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import { DataSource } from 'typeorm';
import type { SimulationEntity } from '../src/database/entities/simulation.entity.ts';
import { FlowStore } from '../src/workflow/flow-store.ts';
import { RetentionJob } from '../src/people/personal-data/retention.ts';
import { EXAMPLE_REQUEST } from '../src/testing/example.ts';
import { Mailing } from '../src/testing/mailing.ts';
import { retryUntil } from '../src/testing/retry-until.ts';
import { PERSON, Visitor } from '../src/testing/visitor.ts';
import { mailboxForSpec } from '../src/testing/for-spec.ts';
import { allOf, Sending } from '../src/testing/workflow.ts';
import { countsOf } from '../src/testing/workflow-rows.ts';
import { RUN_JOBS_NOW } from '../src/testing/job-table.ts';

const PATH = '/api/simulador/datos_personales';

const mailbox = mailboxForSpec();
const office = Sending.forSpec(() => ({
  SMTP_URL: mailbox.smtpUrl,
  TRUST_PROXY: 'loopback',
  RETENTION_MONTHS: '12',
}));
const mailing = new Mailing(office.bff);

const post = (path: string, body?: object): Promise<Response> => office.ask('post', PATH + path, body);

/** Registers and grants a request. Returns its number. */
async function grant(kind: string, identification: string): Promise<number> {
  const { body } = await post('', { kind, identification });
  const answered = await post(`/${body.id}/responder`, { outcome: 'granted', answer: 'Se hizo.' });
  expect(answered.status).toBe(200);
  return Number(body.id);
}

const intentOf = async ({ uuid }: SimulationEntity): Promise<unknown> =>
  (
    await office.bff.query(
      'SELECT sent_at IS NOT NULL AS sent, failed_at IS NOT NULL AS failed FROM mail_intents WHERE simulation = $1',
      [uuid],
    )
  )[0];

describe('a waiting mail', () => {
  it.each([
    ['blocking', '14141414-3'],
    ['opposition', '12121212-9'],
    ['erasure', '13131313-6'],
  ])('does not leave after a request of %s', async (kind, identification) => {
    const stored = await mailing.store({ client: { identification } });
    await mailbox.play('status:451');
    await mailing.send(stored);
    await mailing.jobsOnce(([job]) => Boolean(job?.last_error));
    await grant(kind, identification);
    await mailbox.play('ok');
    await mailing.hurry();
    expect(await mailing.allMails(stored, mailbox)).toEqual([]);
    expect(await intentOf(stored.simulation)).toEqual(
      kind === 'erasure' ? undefined : { sent: false, failed: true },
    );
  });
});

describe('an objection', () => {
  it('ends contact about simulations saved before, but not about later ones', async () => {
    const { simulation } = await mailing.store({ client: { identification: '17171717-5' } });
    const { headers } = office.staff.executiverole;
    const contact = { date: '2026-11-25', channel: 'phone', note: '' };
    const plan = ({ uuid }: SimulationEntity) =>
      office.bff.http.put(`/api/simulador/seguimiento/${uuid}`).set(headers).send(contact);
    const mail = ({ uuid }: SimulationEntity) =>
      office.bff.http.post('/simulations/api/mail/send').set(headers).send({ simulation: uuid });
    expect((await plan(simulation)).status).toBe(200);
    await grant('opposition', '17171717-5');
    expect(
      await office.bff.query('SELECT contact_on, contact_note FROM simulations WHERE uuid = $1', [
        simulation.uuid,
      ]),
    ).toEqual([{ contact_on: null, contact_note: null }]);
    expect([(await plan(simulation)).status, (await mail(simulation)).status]).toEqual([409, 409]);
    const now = office.bff.clock.now();
    const created = new Date(now.getTime() + 1);
    const later = await mailing.store({ client: simulation.client, simulation: { created } });
    const opposedAt = async ({ uuid }: SimulationEntity) =>
      (await office.bff.http.get(`/simulations/api/simulation/${uuid}`).set(headers)).body.opposed_at;
    expect([await opposedAt(simulation), await opposedAt(later.simulation)]).toEqual([
      now.toISOString(),
      null,
    ]);
    expect([(await plan(later.simulation)).status, (await mail(later.simulation)).status]).toEqual([
      200, 200,
    ]);
  });
});

describe('a save of a blocked person', () => {
  it('has the usual answer, is invisible to others, and not mailed; staff are refused', async () => {
    const { identification } = PERSON;
    const request = await grant('blocking', identification);
    const visitor = new Visitor(office.bff.http, '203.0.113.200');
    const body = await visitor.calculated(await visitor.introduce());
    const saved = await visitor.save(body, 'un-intento');
    expect(saved.status).toBe(201);
    const link = `/simulations/api/simulation/${saved.body.uuid}`;
    const { headers } = office.staff.executiverole;
    const ofStaff = (): Promise<Response> => Promise.resolve(office.bff.http.get(link).set(headers));
    expect([(await visitor.get(link)).status, (await ofStaff()).status]).toEqual([200, 404]);
    expect((await visitor.save(body, 'un-intento')).body.uuid).toBe(saved.body.uuid);
    expect(await intentOf(saved.body as SimulationEntity)).toBeUndefined();
    const introduction = await office.bff.http.post('/authentication/api/clients/').set(headers).send(PERSON);
    expect([introduction.status, introduction.body.detail]).toEqual([
      409,
      expect.stringContaining('bloqueados'),
    ]);
    const byStaff = await office.bff.http
      .post('/simulations/api/executive/simulations/create')
      .set(headers)
      .send(body);
    expect(byStaff.status).toBe(409);
    const other = await visitor.introduce({
      ...PERSON,
      identification: '11111111-1',
      email: 'otra@correo.example',
    });
    const forTwo = await visitor.calculated(other, { ...EXAMPLE_REQUEST, asegurados: 2, participantes: 2 });
    const asCodebtor = await office.bff.http
      .post('/simulations/api/executive/simulations/create')
      .set(headers)
      .send({
        ...forTwo,
        codebtor: { first_name: 'Ana', last_name: 'Soto', identification, age: 45, net_income: 650_000 },
      });
    expect([asCodebtor.status, asCodebtor.body.detail]).toEqual([409, expect.stringContaining('bloqueados')]);
    await post(`/${request}/desbloquear`);
    expect((await ofStaff()).status).toBe(200);
  });

  it('waits for a concurrent block, and is blocked', async () => {
    const person = { ...PERSON, identification: '18181818-2', email: 'a.la.vez@correo.example' };
    const visitor = new Visitor(office.bff.http, '203.0.113.201');
    const body = await visitor.calculated(await visitor.introduce(person));
    const { body: request } = await post('', { kind: 'blocking', identification: person.identification });
    const answer = { outcome: 'granted', answer: 'Se hizo.' };
    const saves = Array.from({ length: 5 }, (_each, n) => visitor.save(body, `intento-${n}`));
    const results = await Promise.all([...saves, post(`/${request.id}/responder`, answer)]);
    expect(results.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 200]);
    const open = await office.bff.query(
      `SELECT FROM simulations JOIN clients ON clients.uuid = client
       WHERE identification = $1 AND simulations.blocked_at IS NULL`,
      [person.identification],
    );
    expect(open).toEqual([]);
  });
});

describe('a running send to the workflow', () => {
  const begin = async ({ uuid: simulation }: SimulationEntity): Promise<void> => {
    const { id } = office.staff.executiverole;
    await office.bff.app
      .get(DataSource)
      .transaction((manager) =>
        office.bff.app.get(FlowStore).begin(manager, { simulation, executive: id, requestedBy: id }),
      );
  };
  const sentRows = async (): Promise<number[]> => countsOf(await office.stored());
  const jobs = (): Promise<unknown[]> =>
    office.bff.query('SELECT last_error FROM graphile_worker.jobs WHERE locked_at IS NULL');

  it('performs no step while its person is blocked, and continues afterwards', async () => {
    await office.begin();
    const simulation = await office.store({ client: { identification: '16161616-8' } });
    const request = await grant('blocking', simulation.client.identification);
    await begin(simulation);
    // The error is absent while the job runs.
    const failed = ([job]: unknown[]): boolean => Boolean((job as { last_error: string | null })?.last_error);
    expect(await retryUntil(jobs, failed)).toEqual([{ last_error: 'SimulationBlocked' }]);
    expect(await sentRows()).toEqual(allOf(0));
    await post(`/${request}/desbloquear`);
    await office.bff.query(RUN_JOBS_NOW);
    await retryUntil(
      () => office.isSent(simulation),
      (row) => (row as { sent: boolean }).sent,
    );
    expect([await sentRows(), await jobs()]).toEqual([allOf(1), []]);
  });

  it('ends without a trace here if its person is erased during a step', async () => {
    await office.begin();
    const simulation = await office.store({ client: { identification: '19191919-k' } });
    await office.bff.core.play({ PropertyExtended: 'slow:1500' });
    await begin(simulation);
    await retryUntil(sentRows, ([applications = 0]) => applications === 1);
    await grant('erasure', simulation.client.identification);
    await retryUntil(
      () => office.bff.query('SELECT FROM graphile_worker.jobs'),
      ({ length }) => length === 0,
    );
    await office.bff.core.play({});
    expect(
      await office.bff.query(
        `SELECT (SELECT count(*) FROM workflow_flows WHERE simulation = $1)::int AS flows,
           (SELECT count(*) FROM simulations WHERE uuid = $1)::int AS simulations,
           (SELECT count(*) FROM graphile_worker.jobs)::int AS jobs`,
        [simulation.uuid],
      ),
    ).toEqual([{ flows: 0, simulations: 0, jobs: 0 }]);
  });
});

describe('the retention', () => {
  it('erases once a day outdated simulations, except those sent, blocked or with an open request', async () => {
    const created = new Date('2025-11-19T12:00:00Z');
    const store = async (identification: string, more: object = {}): Promise<string> =>
      (await mailing.store({ client: { identification }, simulation: { created, ...more } })).simulation.uuid;
    const old = await store('5111111-7');
    const kept = [
      await store('5222222-2', { created: new Date('2025-11-21T12:00:00Z') }),
      await store('5333333-8', { sentToWorkflow: true }),
      await store('5444444-3', { mailedAt: new Date('2026-01-02T12:00:00Z') }),
      await store('5555555-9'),
      await store('5666666-4'),
    ];
    await office.bff.query("UPDATE clients SET created = $1 WHERE identification LIKE '5______-_'", [
      created,
    ]);
    await grant('blocking', '5555555-9');
    await post('', { kind: 'access', identification: '5666666-4' });
    office.bff.clock.set('2026-11-21T15:00:00Z');
    await office.bff.app.get(RetentionJob).queueToday();
    const run = (): Promise<unknown[]> =>
      office.bff.query("SELECT details FROM audit WHERE subject = 'retention of 2026-11-21'");
    expect(await retryUntil(run, ({ length }) => length > 0)).toEqual([
      { details: { simulations: [1, 0], clients: [1, 0] } },
    ]);
    const left = (await office.bff.query('SELECT uuid FROM simulations WHERE uuid = ANY ($1)', [
      [old, ...kept],
    ])) as { uuid: string }[];
    expect(left.map(({ uuid }) => uuid).toSorted()).toEqual(kept.toSorted());
    // The finished job leaves the queue after its own transaction.
    expect(await mailing.jobsOnce(({ length }) => length === 0)).toEqual([]);
    await office.bff.app.get(RetentionJob).queueToday();
    expect(await office.bff.query('SELECT FROM graphile_worker.jobs')).toEqual([]);
  });
});
