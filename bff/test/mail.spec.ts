import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Response } from 'supertest';
import { DataSource } from 'typeorm';
import { SAVES_PER_HOUR } from '../src/access/save-limits.ts';
import { pesos, uf } from '../src/modules/pdf/document/figures.ts';
import { SimulationMails } from '../src/modules/mail/simulation-mails.ts';
import type { SavedSimulationChanges } from '../src/testing/saved-simulation.ts';
import { startBff, type TestBff } from '../src/testing/test-bff.ts';
import { startMailbox, type TestMail, type TestMailbox } from '../src/testing/test-mailbox.ts';
import { type StoredSimulation, storeNewSimulation } from '../src/testing/stored-simulation.ts';

const OPS_TOKEN = 'credencial-de-prueba';
const SEND = '/simulations/api/mail/send';
const ON_ITS_WAY = { detail: 'La simulación va en camino al correo registrado.' };

let bff: TestBff;
let mailbox: TestMailbox;
beforeAll(async () => {
  mailbox = await startMailbox();
  // Each test has an address of its own to spend.
  bff = await startBff({ env: { SMTP_URL: mailbox.smtpUrl, OPS_TOKEN, TRUST_PROXY: 'loopback' } });
});
afterAll(async () => {
  await bff.close();
  await mailbox.close();
});

/** A stored simulation, and the address that it is asked for from. */
interface Stored extends StoredSimulation {
  readonly address: string;
}

let addresses = 0;

async function store(changes?: SavedSimulationChanges, to = bff): Promise<Stored> {
  addresses += 1;
  const stored = await storeNewSimulation(to.app.get(DataSource), changes);
  return { ...stored, address: `203.0.113.${addresses}` };
}

interface Asking {
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly from?: TestBff;
}

const headersOf = ({ cookie, address }: Stored, { key, headers }: Asking) => ({
  Cookie: cookie,
  'X-Forwarded-For': address,
  ...(key === undefined ? {} : { 'Idempotency-Key': key }),
  ...headers,
});

const send = async (stored: Stored, asking: Asking = {}): Promise<Response> =>
  (asking.from ?? bff).http
    .post(SEND)
    .set(headersOf(stored, asking))
    .send({ simulation: stored.simulation.uuid });
const newestPath = ({ simulation }: Stored): string =>
  `/authentication/api/clients/${simulation.client.uuid}/last_simulation_email`;
const sendNewest = async (stored: Stored, asking: Asking = {}): Promise<Response> =>
  bff.http.get(newestPath(stored)).set(headersOf(stored, asking));

interface Job {
  readonly attempts: number;
  readonly last_error: string | null;
}
const jobs = (): Promise<Job[]> =>
  bff.query('SELECT attempts, last_error FROM graphile_worker._private_jobs') as Promise<Job[]>;

async function jobsOnce(isSeen: (found: Job[]) => boolean): Promise<Job[]> {
  for (let tries = 0; tries < 300 && !isSeen(await jobs()); tries += 1) await pause(50);
  return jobs();
}

/** All mails to somebody, when no more can come. */
async function allMails({ email }: Stored): Promise<TestMail[]> {
  expect(await jobsOnce(({ length }) => length === 0)).toEqual([]);
  return mailbox.arrived(email, 0);
}

describe('a simulation that is mailed', () => {
  let stored: Stored;
  let mail: TestMail;
  beforeAll(async () => {
    stored = await store();
    const answer = await send(stored);
    expect([answer.status, answer.body, answer.headers['x-source']]).toEqual([200, ON_ITS_WAY, 'local']);
    const [arrived] = await allMails(stored);
    if (!arrived) throw new Error('no mail');
    mail = arrived;
  });

  it('reaches its client, and nobody else', () => {
    expect(mail).toMatchObject({ from: 'simulador@lindero.example', to: [stored.email] });
    expect(mail.subject).toMatch(/^Tu simulación de crédito hipotecario N\.º \d+$/);
    expect(mail.messageId).toMatch(/^<[0-9a-f]{40}@lindero\.example>$/);
  });

  it.each(['text', 'html'] as const)(
    'tells the figures of the result card in its %s, in its order',
    (part) => {
      const { row } = stored.simulation.snapshot;
      const inOrder = [
        ...['Hola Camila:', 'Compraventa · Departamento · 25 años', 'Tu dividendo mensual'],
        ...[pesos(row.DivTotalPe), uf(row.DivTotal), 'Incluye seguro de incendio', 'la UF del 20-11-2026.'],
        ...['Renta mínima', pesos(row.RenMin), 'Tasa anual', '4,50 %', 'CAE', 'Plazo', uf(row.Dividendo)],
        ...[
          'Costo total del crédito',
          uf(row.CostoTotalUF),
          'Tasación',
          'Notaría',
          'no una oferta de crédito',
        ],
      ];
      const told = mail[part].replaceAll(/<[^>]+>|\s+/g, ' ').replaceAll(/ +/g, ' ');
      let read = 0;
      const missing = inOrder.filter((words) => {
        const place = told.indexOf(words, read);
        read = Math.max(read, place);
        return place < 0;
      });
      expect(missing).toEqual([]);
    },
  );

  it('fetches nothing and leads nowhere', () => {
    expect(mail.html).not.toMatch(/<(img|link|script|iframe|a)\b|url\(|https?:|@import/i);
  });

  it('has the PDF attached', async () => {
    expect(mail.attachments).toMatchObject([
      { filename: 'Detalle Simulación.pdf', contentType: 'application/pdf' },
    ]);
    const pdf = await mailbox.bytes(mail.attachments[0]?.url ?? '');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is noted on the simulation', async () => {
    const [row] = (await bff.query('SELECT mailed_at FROM simulations WHERE uuid = $1', [
      stored.simulation.uuid,
    ])) as { mailed_at: Date }[];
    expect(row?.mailed_at).toEqual(bff.clock.now());
  });
});

describe('an intent', () => {
  it('mails once, told 50 times at once by its key', async () => {
    const stored = await store();
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(stored, { key: 'uno' })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await allMails(stored)).toHaveLength(1);
  });

  it('mails once, told 50 times at once without one, by both ways', async () => {
    const stored = await store();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => (index % 2 ? send(stored) : sendNewest(stored))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await allMails(stored)).toHaveLength(1);
  });

  it('is another one with another key, or a minute later', async () => {
    const stored = await store();
    await send(stored, { key: 'uno' });
    await send(stored, { key: 'dos' });
    await send(stored);
    expect(await allMails(stored)).toHaveLength(2);
    bff.clock.advance(60_000);
    await send(stored);
    await send(stored, { key: 'uno' });
    const mails = await allMails(stored);
    expect(mails).toHaveLength(3);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(3);
  });

  it('belongs to a transaction: undone, nothing is mailed; committed, it leaves once', async () => {
    const { simulation, ...rest } = await store();
    const [source, mails] = [bff.app.get(DataSource), bff.app.get(SimulationMails)];
    const undone = source.transaction(async (manager) => {
      await mails.queue(manager, simulation, 'guardar');
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect(await allMails({ simulation, ...rest })).toEqual([]);
    for (let times = 0; times < 2; times += 1)
      await source.transaction((manager) => mails.queue(manager, simulation, 'guardar'));
    expect(await allMails({ simulation, ...rest })).toHaveLength(1);
  });
});

describe('the mail of the newest simulation', () => {
  it('is that of the newest which the caller may see', async () => {
    const old = await store();
    const newer = await store({
      client: old.simulation.client,
      inputs: { firstName: 'Otra' },
      simulation: { created: new Date('2026-11-20T15:01:00Z') },
    });
    expect((await sendNewest({ ...newer, simulation: old.simulation })).body).toEqual(ON_ITS_WAY);
    const [mail] = await allMails(newer);
    expect(mail?.text).toContain('Hola Otra:');
  });

  it.each([
    ['looked at', { method: 'head', headers: {} }],
    ['fetched ahead', { method: 'get', headers: { 'Sec-Purpose': 'prefetch;prerender' } }],
    ['fetched ahead by an old browser', { method: 'get', headers: { Purpose: 'prefetch' } }],
    ['linked by another site', { method: 'get', headers: { 'Sec-Fetch-Site': 'cross-site' } }],
  ] as const)('is not sent when it is %s', async (_how, { method, headers }) => {
    const stored = await store();
    const answer = await bff.http[method](newestPath(stored)).set(headersOf(stored, { headers }));
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET']);
    expect(await allMails(stored)).toEqual([]);
  });
});

describe('what is not mailed', () => {
  it("is another visitor's, what nobody has, and what is no id", async () => {
    const [stored, other] = [await store(), await store()];
    const stranger = { ...stored, cookie: other.cookie };
    expect([(await send(stranger)).status, (await sendNewest(stranger)).status]).toEqual([404, 404]);
    for (const simulation of [randomUUID(), 'nada', '']) {
      const answer = await bff.http.post(SEND).set('Cookie', stored.cookie).send({ simulation });
      expect(answer.status).toBe(404);
    }
    expect(await allMails(stored)).toEqual([]);
  });

  it.each([{}, { simulation: 1 }, { simulation: randomUUID(), to: 'otro@correo.example' }])(
    '%j is refused',
    async (body) => {
      expect((await bff.http.post(SEND).send(body)).status).toBe(400);
    },
  );

  it('is one more than 30 an hour from an address; an intent that was told before costs nothing', async () => {
    const stored = await store();
    const keys = Array.from({ length: SAVES_PER_HOUR }, (_, index) => String(index));
    for (const key of [...keys, ...keys]) expect((await send(stored, { key })).status).toBe(200);
    const answer = await send(stored, { key: 'una más' });
    expect([answer.status, answer.body.detail]).toEqual([
      429,
      'Guardaste o enviaste demasiadas simulaciones. Espera un momento e inténtalo de nuevo.',
    ]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(await allMails(stored)).toHaveLength(SAVES_PER_HOUR);
  });
});

describe('a name', () => {
  it('is text wherever it stands, and ends no header', async () => {
    const inputs = {
      firstName: '<img src=x>\r\nBcc: otro@correo.example',
      lastName: '"><script></script>, tres@correo.example',
    };
    const stored = await store({ inputs, client: inputs });
    await send(stored);
    const [mail] = await allMails(stored);
    if (!mail) throw new Error('no mail');
    expect(mail.to).toEqual([stored.email]);
    expect(mail.html).not.toMatch(/<(img|script)/);
    expect(mail.html).toContain('Hola &lt;img src=x&gt; Bcc: otro@correo.example:');
    const [head = ''] = (await mailbox.source(mail)).split('\r\n\r\n');
    expect(head).not.toMatch(/^(Bcc|Cc):/im);
    expect(head.match(/^To:/gm)).toHaveLength(1);
    expect(await mailbox.arrived('otro@correo.example', 0)).toEqual([]);
  });
});

describe('a mail server that is away', () => {
  it.each(['down', 'status:451', 'status:550'])('gets the mail when it is back (%s)', async (scenario) => {
    const stored = await store();
    await mailbox.play(scenario);
    expect((await send(stored)).status).toBe(200);
    const [failed] = await jobsOnce(([job]) => Boolean(job?.last_error));
    expect(failed).toEqual({ attempts: 1, last_error: 'Error' });
    expect(await mailbox.arrived(stored.email, 0)).toEqual([]);
    const answer = await bff.http.get('/ops/jobs').set('Authorization', `Bearer ${OPS_TOKEN}`);
    expect(answer.body).toEqual([
      expect.objectContaining({ task: 'mail', handled: true, waiting: 0, retrying: 1, given_up: 0 }),
    ]);
    await mailbox.play('ok');
    await bff.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
    expect(await allMails(stored)).toHaveLength(1);
  });

  it('leaves nothing of anybody in the queue and the log', async () => {
    const stored = await store();
    await mailbox.play('status:550');
    await send(stored, { key: stored.email });
    await jobsOnce(([job]) => Boolean(job?.last_error));
    const kept = JSON.stringify(await bff.query('SELECT * FROM graphile_worker._private_jobs'));
    for (const text of [kept, bff.logs.text()]) {
      expect(text).not.toMatch(/correo\.example|Camila|Rojas/);
      expect(text).not.toContain(stored.simulation.client.identification);
    }
    expect(bff.logs.text()).toContain('"msg":"job failed"');
    await mailbox.play('ok');
    await bff.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
    expect(await allMails(stored)).toHaveLength(1);
  });
});

describe('without a mail server', () => {
  it('mails wait, and operators are told so', async () => {
    const alone = await startBff({ env: { OPS_TOKEN } });
    const stored = await store({}, alone);
    const answer = await send(stored, { from: alone });
    const told = await alone.http.get('/ops/jobs').set('Authorization', `Bearer ${OPS_TOKEN}`);
    const log = alone.logs.text();
    await alone.close();
    expect([answer.status, answer.body]).toEqual([200, ON_ITS_WAY]);
    expect(told.body).toMatchObject([{ task: 'mail', handled: false, waiting: 1 }]);
    expect(log).toContain('SMTP_URL is not set: mails wait in the queue');
  });
});
