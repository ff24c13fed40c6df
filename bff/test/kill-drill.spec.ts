import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
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
const people = [PERSON, OTHER];

let postgres: KillablePostgres;
let mailbox: TestMailbox;
/** BFF of the test. After the first test, the one that the previous test started again. */
let bff: BffProcess;
let env: Record<string, string>;
let person: typeof PERSON | typeof OTHER;
let visitor: Visitor;
let body: object;

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
beforeEach(async () => {
  await mailbox.play(SILENT);
  person = people.shift() ?? PERSON;
  visitor = new Visitor(supertest(bff.url));
  body = await visitor.calculated(await visitor.introduce(person));
});
afterAll(async () => {
  await bff.kill();
  await mailbox.close();
  await postgres.stop();
});

const savedByPerson = (): Promise<unknown[]> =>
  askDatabase(
    postgres.url,
    'SELECT simulations.uuid FROM simulations JOIN clients ON client = clients.uuid WHERE email = $1',
    [person.email],
  );
const noJobs = (): Promise<unknown[]> =>
  retryUntil(
    () => askDatabase(postgres.url, 'SELECT attempts, locked_by FROM graphile_worker.jobs'),
    ({ length }) => length === 0,
  );

async function restartBff(): Promise<void> {
  await mailbox.play('ok');
  bff = await startBffProcess(env);
}

/** Returns the number of the person's mails, when the queue is empty. */
const mails = async (): Promise<number> => {
  expect(await noJobs()).toEqual([]);
  return (await mailbox.arrived(person.email, 0)).length;
};

describe('an acknowledged save', () => {
  it('is stored and mailed once after its BFF and the database were killed at that moment', async () => {
    const saved = await visitor.save(body, 'un-intento');
    await Promise.all([bff.kill(), postgres.kill()]);
    expect(saved.status).toBe(201);
    await postgres.restart();
    await restartBff();
    expect((await visitor.get(`/simulations/api/simulation/${saved.body.uuid}`)).body).toMatchObject({
      uuid: saved.body.uuid,
      client_email: person.email,
    });
    expect(await mails()).toBe(1);
  });
});

describe('an unacknowledged save', () => {
  it('is stored and mailed once after a retry', async () => {
    const cut = visitor.save(body, 'un-intento').then(
      ({ status }) => status,
      () => 'nothing',
    );
    await bff.kill();
    expect(['nothing', 201]).toContain(await cut);
    await restartBff();
    const saved = await visitor.save(body, 'un-intento');
    expect([saved.status, await savedByPerson()]).toEqual([201, [{ uuid: saved.body.uuid }]]);
    expect(await mails()).toBe(1);
  });
});
