import { describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { STAFF_SAVES_PER_HOUR } from '../src/access/save-limits.ts';
import type { HistoryEntryDto } from '../src/office/management/history.dto.ts';
import { MailQueue } from '../src/simulations/mail/mail-queue.ts';
import { Mailing, ON_ITS_WAY } from '../src/testing/mailing.ts';
import { createUser, signIn } from '../src/testing/staff.ts';
import { startBff, type TestBff } from '../src/testing/test-bff.ts';
import { bffForSpec, mailboxForSpec } from '../src/testing/for-spec.ts';
import { JOB_TABLE } from '../src/testing/job-table.ts';

const OPS_TOKEN = 'credencial-de-prueba';

const mailbox = mailboxForSpec();
const bff = bffForSpec(() => ({ SMTP_URL: mailbox.smtpUrl, OPS_TOKEN, TRUST_PROXY: 'loopback' }));
const mailing = new Mailing(bff);

const mailJobs = async ({ http }: TestBff): Promise<unknown> => {
  const { body } = await http.get('/ops/jobs').set('Authorization', `Bearer ${OPS_TOKEN}`);
  return (body as { task: string }[]).find(({ task }) => task === 'mail');
};

describe('a mail', () => {
  it('belongs to a transaction: it is sent once after a commit, and never after a rollback', async () => {
    const stored = await mailing.store();
    const [source, mails] = [bff.app.get(DataSource), bff.app.get(MailQueue)];
    const undone = source.transaction(async (manager) => {
      await mails.queue(manager, stored.simulation, 'guardar');
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect(await mailing.allMails(stored, mailbox)).toEqual([]);
    for (let times = 0; times < 2; times += 1)
      await source.transaction((manager) => mails.queue(manager, stored.simulation, 'guardar'));
    expect(await mailing.allMails(stored, mailbox)).toHaveLength(1);
  });
});

describe('an address that the mail server refuses for good', () => {
  it('ends the mail, is shown to staff and listed, until it is corrected and the mail is sent', async () => {
    await createUser(bff, 'executiverole');
    const { headers: staff } = await signIn(bff, 'executiverole');
    const stored = await mailing.store();
    const path = `/simulations/api/simulation/${stored.simulation.uuid}`;
    const read = async () => (await bff.http.get(path).set(staff)).body;
    const corrected = `corregido-${stored.email}`;
    const correct = (email: string) =>
      bff.http.post(`/api/simulador/correos/${stored.simulation.uuid}`).set(staff).send({ email });
    expect((await correct(corrected)).body).toMatchObject({
      status: 409,
      detail: expect.stringMatching(/^Nadie rechazó/),
    });
    const pending = async () => (await bff.http.get('/api/simulador/pendientes').set(staff)).body.failed;
    await mailbox.play('status:550');
    await mailing.send(stored);
    expect(await mailing.allMails(stored, mailbox)).toEqual([]);
    await mailbox.play('ok');
    expect(await read()).toMatchObject({ mailed_at: null, mail_refused_at: expect.any(String) });
    expect(await pending()).toBe(1);

    expect((await correct('sin arroba')).status).toBe(400);
    const { status, body } = await correct(` ${stored.email.toUpperCase()} `);
    expect([status, body.fields]).toEqual([
      409,
      [{ name: 'email', message: expect.stringMatching(/^Es el correo/) }],
    ]);
    await bff.query('UPDATE clients SET opposed_at = now()');
    expect((await correct(corrected)).status).toBe(409);
    expect((await read()).client_email).toBe(stored.email);
    await bff.query('UPDATE clients SET opposed_at = NULL');
    // The lookup opens the window that counts the user's mails.
    await bff.http.post('/api/simulador/clientes/conocido').set(staff).send({ identification: '11111111-1' });
    await bff.query('UPDATE save_windows SET requests = $1', [STAFF_SAVES_PER_HOUR]);
    expect((await correct(corrected)).status).toBe(429);
    expect((await read()).client_email).toBe(stored.email);
    await bff.query('DELETE FROM save_windows');
    const answers = await Promise.all([correct(corrected), correct(`otro-${corrected}`)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const sent = answers[0]?.status === 200 ? corrected : `otro-${corrected}`;
    expect(await mailing.allMails({ email: corrected }, mailbox)).toHaveLength(sent === corrected ? 1 : 0);
    expect(await mailing.allMails({ email: `otro-${corrected}` }, mailbox)).toHaveLength(
      sent === corrected ? 0 : 1,
    );
    expect(await read()).toMatchObject({
      client_email: sent,
      mailed_at: expect.any(String),
      mail_refused_at: null,
    });
    expect(await pending()).toBe(0);
    const history = await bff.http
      .get(`/api/simulador/clientes/${stored.simulation.client.uuid}/historia`)
      .set(staff);
    // The refusal stays in the history after the address was corrected.
    expect(history.body.results.map(({ kind, text }: HistoryEntryDto) => [kind, text])).toEqual(
      expect.arrayContaining([
        ['mail_refused', stored.email],
        ['mailed', sent],
      ]),
    );
  });
});

it.each(['as in the record', 'as only the visitor gave it'])(
  'an address %s is not corrected to that of another client',
  async (given) => {
    const role = 'commercialrole';
    if (given === 'as in the record') await createUser(bff, role);
    const { headers: staff } = await signIn(bff, role);
    const [{ simulation }, other] = [await mailing.store(), await mailing.store()];
    await bff.query('UPDATE simulations SET mail_refused_at = now()');
    if (given !== 'as in the record')
      await bff.query(
        `UPDATE simulations SET inputs = inputs || '{"email": "dado@correo.example"}' WHERE uuid = $1`,
        [simulation.uuid],
      );
    const corrected = bff.http.post(`/api/simulador/correos/${simulation.uuid}`).set(staff);
    const { status, body } = await corrected.send({ email: other.email });
    expect([status, body.owner.client]).toEqual([409, other.simulation.client.uuid]);
    expect(await mailing.allMails(other, mailbox)).toEqual([]);
  },
);

it.each(['email_taken', 'vat_taken'])(
  'an address that the workflow refused (%s) is corrected too, once',
  async (reason) => {
    const { headers: staff } = await signIn(bff, 'executiverole');
    const { simulation, email } = await mailing.store();
    await bff.query(
      `INSERT INTO workflow_flows (simulation, state, reason, executive, requested_by, started, since)
     SELECT $1, 'refused', $2, users.id, users.id, now(), now() FROM users LIMIT 1`,
      [simulation.uuid, reason],
    );
    await bff.query(
      `INSERT INTO workflow_steps (simulation, step, outcome, done) VALUES ($1, 'detail', $2, now())`,
      [simulation.uuid, { partaker: { client: { profile: { user: { email } } } } }],
    );
    const correct = (address: string) =>
      bff.http.post(`/api/simulador/correos/${simulation.uuid}`).set(staff).send({ email: address });
    const corrected = `otro-${email}`;
    expect((await correct(corrected)).body).toEqual(ON_ITS_WAY);
    expect(await mailing.allMails({ email: corrected }, mailbox)).toHaveLength(1);
    expect((await correct(`tercero-${email}`)).status).toBe(409);
  },
);

describe('an unavailable mail server', () => {
  it.each([
    ['down', 'ESOCKET'],
    ['status:451', 'EENVELOPE'],
  ])('gets the mail after its return (%s)', async (scenario, code) => {
    const stored = await mailing.store();
    await mailbox.play(scenario);
    expect((await mailing.send(stored)).status).toBe(200);
    const [failed] = await mailing.jobsOnce(([job]) => Boolean(job?.last_error));
    expect(failed).toEqual({ attempts: 1, last_error: `Error ${code}` });
    expect(await mailbox.arrived(stored.email, 0)).toEqual([]);
    expect(await mailJobs(bff)).toMatchObject({ handled: true, waiting: 0, retrying: 1, given_up: 0 });
    await mailbox.play('ok');
    await mailing.hurry();
    expect(await mailing.allMails(stored, mailbox)).toHaveLength(1);
  });

  it('leaves no personal data in queue and log', async () => {
    const stored = await mailing.store();
    await mailbox.play('status:451');
    await mailing.send(stored, { key: stored.email });
    await mailing.jobsOnce(([job]) => Boolean(job?.last_error));
    const kept = JSON.stringify(await bff.query(`SELECT * FROM ${JOB_TABLE}`));
    for (const text of [kept, bff.logs.text()]) {
      expect(text).not.toMatch(/correo\.example|Camila|Rojas/);
      expect(text).not.toContain(stored.simulation.client.identification);
    }
    expect(bff.logs.text()).toContain('"msg":"job failed"');
    await mailbox.play('ok');
    await mailing.hurry();
    expect(await mailing.allMails(stored, mailbox)).toHaveLength(1);
  });
});

describe('without a mail server', () => {
  it('mails wait, and operators and staff are informed', async () => {
    const alone = await startBff({ env: { OPS_TOKEN, TRUST_PROXY: 'loopback' } });
    const waiting = new Mailing(alone);
    const answer = await waiting.send(await waiting.store());
    const [jobs, log] = [await mailJobs(alone), alone.logs.text()];
    await alone.close();
    expect([answer.status, answer.body]).toEqual([200, ON_ITS_WAY]);
    expect(jobs).toMatchObject({ handled: false, waiting: 1 });
    expect(log).toContain('SMTP_URL is not set: mails wait in the queue');
  });
});
