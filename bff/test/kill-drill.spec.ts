import { afterAll, beforeAll, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { freePort } from '../src/database/embedded/free-port.ts';
import { type BffProcess, startBffProcess } from '../src/testing/bff-process.ts';
import { KillablePostgres } from '../src/testing/killable-postgres.ts';
import { retryUntil } from '../src/testing/retry-until.ts';
import { PERSON, Visitor } from '../src/testing/visitor.ts';
import { askDatabase } from '../src/testing/test-database.ts';
import { startMailbox, type TestMailbox } from '../src/testing/test-mailbox.ts';

/** Scenario of a mail server that never accepts a mail, so that a killed process was sending one. */
const SILENT = 'slow:600000';
const OTHER = {
  ...PERSON,
  email: 'paula.soto@correo.example',
  identification: '11111111-1',
} as const;

let postgres: KillablePostgres;
let mailbox: TestMailbox;
let bff: BffProcess;
let env: Record<string, string>;

beforeAll(async () => {
  postgres = await KillablePostgres.start();
  mailbox = await startMailbox();
  env = {
    PORT: String(await freePort()),
    DATABASE_URL: postgres.processUrl,
    CORE_URL: mailbox.coreUrl,
    SMTP_URL: mailbox.smtpUrl,
  };
  bff = await startBffProcess(env);
});
afterAll(async () => {
  await bff.kill();
  await mailbox.close();
  await postgres.stop();
});

const savedBy = (email: string): Promise<unknown[]> =>
  askDatabase(
    postgres.url,
    'SELECT simulations.uuid FROM simulations JOIN clients ON client = clients.uuid WHERE email = $1',
    [email],
  );
const noJobs = (): Promise<unknown[]> =>
  retryUntil(
    () => askDatabase(postgres.url, 'SELECT attempts, locked_by FROM graphile_worker.jobs'),
    ({ length }) => length === 0,
  );

/** Returns a visitor and what they are about to save. */
async function calculatedBy(person: object): Promise<[Visitor, object]> {
  const visitor = new Visitor(supertest(bff.url));
  return [visitor, await visitor.calculated(await visitor.introduce(person))];
}

it('after BFF and database were killed, a save is stored and mailed once: an acknowledged one, and another after its retry', async () => {
  await mailbox.play(SILENT);
  const [visitor, body] = await calculatedBy(PERSON);
  const [another, unacknowledged] = await calculatedBy(OTHER);
  const saved = await visitor.save(body, 'un-intento');
  const cut = another.save(unacknowledged, 'otro-intento').then(
    ({ status }) => status,
    () => 'nothing',
  );
  await Promise.all([bff.kill(), postgres.kill()]);
  expect(saved.status).toBe(201);
  expect(['nothing', 201]).toContain(await cut);
  await postgres.restart();
  await mailbox.play('ok');
  bff = await startBffProcess(env);
  expect((await visitor.get(`/simulations/api/simulation/${saved.body.uuid}`)).body).toMatchObject({
    uuid: saved.body.uuid,
    client_email: PERSON.email,
  });
  const retried = await another.save(unacknowledged, 'otro-intento');
  expect([retried.status, await savedBy(OTHER.email)]).toEqual([201, [{ uuid: retried.body.uuid }]]);
  expect(await noJobs()).toEqual([]);
  for (const { email } of [PERSON, OTHER]) expect(await mailbox.arrived(email, 0)).toHaveLength(1);
});
