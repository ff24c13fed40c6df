import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Response } from 'supertest';
import { SAVES_PER_HOUR } from '../../access/save-limits.ts';
import { ADAPTERS } from '../../testing/both-adapters.ts';
import { type MailRequest, type Mailable, Mailing, ON_ITS_WAY } from '../../testing/mailing.ts';
import { adaptersForSpec, mailboxForSpec } from '../../testing/for-spec.ts';

const mailbox = mailboxForSpec();
const adapters = adaptersForSpec(() => ({
  SMTP_URL: mailbox.smtpUrl,
  TRUST_PROXY: 'loopback',
  CORE_TIMEOUT_MS: '20000',
}));

const statusesOf = (answers: readonly Response[]): number[] => [
  ...new Set(answers.map(({ status }) => status)),
];

describe.each(ADAPTERS)('mail by %s', (adapter) => {
  let mailing: Mailing;
  let before: number;
  beforeEach(async () => {
    mailing = new Mailing(adapters[adapter]);
    before = await adapters.core.core.callsTo('last_simulation_email');
  });

  /** Returns how many mails were received here or requested from the core. */
  const mailed = async (stored: Mailable): Promise<number> =>
    adapter === 'local'
      ? (await mailing.allMails(stored, mailbox)).length
      : (await adapters.core.core.callsTo('last_simulation_email')) - before;

  it('is sent, and the answer confirms it', async () => {
    const stored = await mailing.store();
    const answer = await mailing.send(stored);
    expect([answer.status, answer.body, answer.headers['x-source']]).toEqual([200, ON_ITS_WAY, adapter]);
    expect(await mailed(stored)).toBe(1);
    const [row] = await adapters.query(
      `SELECT mailed_at FROM simulations WHERE uuid = '${stored.simulation.uuid}'`,
    );
    expect(row).toEqual({ mailed_at: adapters[adapter].clock.now() });
  });

  it('is sent once, requested 20 times concurrently with one intent’s key', async () => {
    const stored = await mailing.store();
    const answers = await Promise.all(Array.from({ length: 20 }, () => mailing.send(stored, { key: 'uno' })));
    expect(statusesOf(answers)).toEqual([200]);
    expect(await mailed(stored)).toBe(1);
  });

  it('is sent once, requested 20 times concurrently without a key, in both modes', async () => {
    const stored = await mailing.store();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 ? mailing.send(stored) : mailing.sendNewest(stored),
      ),
    );
    expect(statusesOf(answers)).toEqual([200]);
    expect(await mailed(stored)).toBe(1);
  });

  it('is sent again with another key, or a minute later', async () => {
    const stored = await mailing.store();
    await mailing.send(stored, { key: 'uno' });
    await mailing.send(stored, { key: 'dos' });
    await mailing.send(stored);
    expect(await mailed(stored)).toBe(2);
    adapters[adapter].clock.advance(60_000);
    await mailing.send(stored);
    await mailing.send(stored, { key: 'uno' });
    expect(await mailed(stored)).toBe(3);
  });

  it.each<[string, MailRequest]>([
    ['looked at', { method: 'head' }],
    ['fetched ahead', { headers: { 'Sec-Purpose': 'prefetch;prerender' } }],
    ['fetched ahead by an old browser', { headers: { Purpose: 'prefetch' } }],
  ])('does not leave when it is only %s', async (_how, asking) => {
    const stored = await mailing.store();
    const answer = await mailing.sendNewest(stored, asking);
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET']);
    expect(await mailed(stored)).toBe(0);
  });

  it("does not leave for another visitor's simulation, nor one that nobody has", async () => {
    const [stored, other] = [await mailing.store(), await mailing.store()];
    const stranger = { ...stored, cookie: other.cookie };
    expect(statusesOf([await mailing.send(stranger), await mailing.sendNewest(stranger)])).toEqual([404]);
    for (const uuid of [randomUUID(), 'nada', '']) {
      const nobody = Object.assign(Object.create(stored.simulation) as Mailable['simulation'], { uuid });
      expect((await mailing.send({ ...stored, simulation: nobody })).status).toBe(404);
    }
    expect(await mailed(stored)).toBe(0);
  });

  it('is refused after 30 in an hour from an address; a repeated intent is not', async () => {
    const stored = await mailing.store();
    for (let n = 0; n < 2; n += 1) expect((await mailing.send(stored, { key: 'uno' })).status).toBe(200);
    await adapters.query(`UPDATE save_windows SET requests = ${SAVES_PER_HOUR}`);
    expect((await mailing.send(stored, { key: 'uno' })).status).toBe(200);
    const answer = await mailing.send(stored, { key: 'una más' });
    expect([answer.status, answer.body.detail]).toEqual([
      429,
      'Hiciste demasiadas solicitudes en la última hora. Espera un momento e inténtalo de nuevo.',
    ]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(await mailed(stored)).toBe(1);
  });
});
