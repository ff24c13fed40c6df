/** Forms that were open before a rectification was granted, and are sent after it. */
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Response } from 'supertest';
import { PdfPort } from '../src/simulations/pdf/pdf.port.ts';
import { Mailing } from '../src/testing/mailing.ts';
import { type Member, signInEverybody } from '../src/testing/staff.ts';
import { bffForSpec, mailboxForSpec } from '../src/testing/for-spec.ts';
import { PERSON, Visitor } from '../src/testing/visitor.ts';

const REQUESTS = '/api/simulador/datos_personales';
const OLD = { ...PERSON, first_name: 'Kamila', email: 'kamila@correo.example', phone_number: '+56933334444' };
/** Key of a save, which an open tab sends again with the same figures. */
const KEY = 'k1';
const RIGHT = { first_name: 'Camila', email: PERSON.email, phone_number: PERSON.phone_number };

const mailbox = mailboxForSpec();
const bff = bffForSpec(() => ({ SMTP_URL: mailbox.smtpUrl, TRUST_PROXY: 'loopback' }));
let admin: Member;
let executive: Member;
let distinct = 0;
beforeAll(async () => {
  ({ adminrole: admin, executiverole: executive } = await signInEverybody(bff));
});
beforeEach(async () => {
  await mailbox.play('ok');
  await bff.query('TRUNCATE simulations, introductions, clients, person_requests CASCADE');
});

const arrive = (): Visitor => new Visitor(bff.http);
const asStaff = (): Visitor => new Visitor(bff.http, '10.0.0.1', executive.headers);

async function rectify(corrections: object = RIGHT): Promise<void> {
  const post = (path: string, body: object): Promise<Response> =>
    new Visitor(bff.http, '10.0.0.2', admin.headers).post(REQUESTS + path, body);
  const { body } = await post('', { kind: 'rectification', identification: OLD.identification });
  const { status } = await post(`/${body.id}/responder`, { outcome: 'granted', answer: 'Sí.', corrections });
  expect(status).toBe(200);
}
const introducing = (by: Visitor, person: object): Promise<Response> =>
  by.post('/authentication/api/clients/', person);
const clientOf = async (): Promise<string> =>
  ((await bff.query('SELECT uuid FROM clients')) as [{ uuid: string }])[0].uuid;
const record = async (): Promise<unknown> =>
  (await bff.query('SELECT first_name, email, phone_number FROM clients'))[0];

it('the visitor’s tab reads nothing of the person, and saves what it gives', async () => {
  const visitor = arrive();
  const client = await visitor.introduce(OLD);
  const body = { ...(await visitor.calculated(client)), phone_number: OLD.phone_number };
  const path = `/simulations/api/simulation/${(await visitor.save(body, KEY)).body.uuid}`;
  await rectify();
  const contact = await visitor.put(`/authentication/api/clients/${client}/`, {});
  expect([(await visitor.get(path)).status, contact.status]).toEqual([404, 404]);
  expect((await asStaff().get(path)).body).toMatchObject({
    first_name: 'Camila',
    client_email: PERSON.email,
    client_phone: PERSON.phone_number,
  });
  expect((await introducing(visitor, { ...OLD, phone_number: '+569' })).status).toBe(201);
  expect((await visitor.save(body, KEY)).body).toMatchObject({
    first_name: 'Kamila',
    client_email: OLD.email,
    client_phone: OLD.phone_number,
  });
  expect(await record()).toEqual(RIGHT);
});

it('staff’s tab is refused, with what has changed; what they type anew is taken', async () => {
  await asStaff().introduce(OLD);
  await rectify();
  const refused = await introducing(asStaff(), { ...OLD, first_name: ' KAMILA ' });
  expect([refused.status, refused.body.fields.map(({ name }: { name: string }) => name)]).toEqual([
    409,
    expect.arrayContaining(['first_name', 'email', 'phone_number']),
  ]);
  const contact = await asStaff().put(`/authentication/api/clients/${await clientOf()}/`, {
    email: OLD.email,
  });
  expect([contact.status, contact.body.detail]).toEqual([
    409,
    'El correo se rectificó a petición de la persona. Recargue la página para ver el actual.',
  ]);
  expect(await record()).toEqual(RIGHT);
  const typed = { ...OLD, ...RIGHT, email: 'camila.nueva@correo.example' };
  expect((await introducing(asStaff(), typed)).status).toBe(201);
  expect(await record()).toEqual({ ...RIGHT, email: 'camila.nueva@correo.example' });
});

it('a second rectification may bring a value back', async () => {
  await arrive().introduce(OLD);
  await rectify();
  await rectify({ first_name: OLD.first_name, email: OLD.email });
  expect((await introducing(asStaff(), { ...OLD, phone_number: PERSON.phone_number })).status).toBe(201);
  expect(await record()).toMatchObject({ first_name: OLD.first_name, email: OLD.email });
});

it('an erasure forgets what was replaced', async () => {
  await arrive().introduce(OLD);
  await rectify();
  expect(await bff.query('SELECT FROM superseded_details')).toHaveLength(3);
  const by = new Visitor(bff.http, '10.0.0.2', admin.headers);
  const { body } = await by.post(REQUESTS, { kind: 'erasure', identification: OLD.identification });
  await by.post(`${REQUESTS}/${body.id}/responder`, { outcome: 'granted', answer: 'Sí.' });
  expect(await bff.query('SELECT FROM superseded_details')).toEqual([]);
});

describe('the former address', () => {
  const mailing = new Mailing(bff);
  const mailsTo = async (email: string): Promise<string[]> =>
    (await mailing.allMails({ email }, mailbox)).map(({ subject }) => subject);
  /** Each test has an address of its own, because the mailbox keeps what came to former ones. */
  const former = (): typeof OLD => ({ ...OLD, email: `kamila${(distinct += 1)}@correo.example` });
  const current = (): object => ({ email: `camila${(distinct += 1)}@correo.example` });
  const sending = (by: Visitor, { uuid: simulation }: { uuid: string }): Promise<Response> =>
    by.post('/simulations/api/mail/send', { simulation }, { 'Idempotency-Key': String((distinct += 1)) });

  it('gets no mail of what a tab gives anew, saved, repeated or sent, and staff are told why', async () => {
    const old = former();
    const visitor = arrive();
    const body = await visitor.calculated(await visitor.introduce(old));
    await visitor.save(body, KEY);
    expect(await mailsTo(old.email)).toHaveLength(1);
    await rectify(current());
    expect((await introducing(visitor, old)).status).toBe(201);
    const { body: again } = await visitor.save(body, KEY);
    expect(again.client_email).toBe(old.email);
    expect((await visitor.save(body, KEY)).body.uuid).toBe(again.uuid);
    expect((await sending(visitor, again)).status).toBe(200);
    const refused = await sending(asStaff(), again);
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringMatching(/se rectificó/)]);
    expect(await mailsTo(old.email)).toHaveLength(1);
  });

  it('is not what staff correct a refused one to', async () => {
    const old = former();
    const visitor = arrive();
    await visitor.introduce(old);
    await rectify(current());
    await introducing(visitor, { ...old, email: `x${old.email}` });
    const { body: saved } = await visitor.save(await visitor.calculated(await clientOf()));
    await bff.query('UPDATE simulations SET mail_refused_at = now()');
    const answer = await asStaff().post(`/api/simulador/correos/${saved.uuid}`, { email: old.email });
    expect([answer.status, answer.body.fields?.[0].name]).toEqual([409, 'email']);
    expect(await mailsTo(old.email)).toEqual([]);
  });

  it('gets no mail that waited, nor one whose document was being made', async () => {
    const old = former();
    const next = { email: `camila${(distinct += 1)}@correo.example` };
    const visitor = arrive();
    const body = await visitor.calculated(await visitor.introduce(old));
    await mailbox.play('down');
    await visitor.save(body);
    await mailing.jobsOnce(([job]) => Boolean(job?.last_error));
    await rectify(next);
    await mailbox.play('ok');
    await mailing.hurry();
    expect([await mailsTo(old.email), (await mailsTo(next.email)).length]).toEqual([[], 1]);

    const pdf = bff.app.get(PdfPort);
    const render = pdf.render.bind(pdf);
    const later = { email: `camila${(distinct += 1)}@correo.example` };
    jest.spyOn(pdf, 'render').mockImplementationOnce(async (simulation) => {
      const made = await render(simulation);
      await rectify(later);
      return made;
    });
    const [{ uuid }] = (await bff.query('SELECT uuid FROM simulations')) as [{ uuid: string }];
    await sending(asStaff(), { uuid });
    expect([(await mailsTo(next.email)).length, (await mailsTo(later.email)).length]).toEqual([1, 1]);
  });
});
