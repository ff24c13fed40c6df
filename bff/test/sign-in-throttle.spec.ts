/** Guessing passwords from many addresses, and at many accounts, while the account's owner signs in. */
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import { BROWSER, createUser, emailOf, PASSWORD } from '../src/testing/staff.ts';
import { bffForSpec } from '../src/testing/for-spec.ts';

const MINUTE_MS = 60_000;
const OWNER = emailOf('executiverole');

const bff = bffForSpec({ TRUST_PROXY: 'true' });
beforeAll(() => createUser(bff, 'executiverole'));
beforeEach(async () => {
  await bff.query('DELETE FROM failed_sign_ins; DELETE FROM known_devices');
});

interface From {
  readonly address?: string;
  readonly cookie?: string;
}
const attempt = async (email: string, password: string, { address, cookie = '' }: From): Promise<Response> =>
  bff.http
    .post('/api/token')
    .set({ ...BROWSER, 'X-Forwarded-For': address ?? '10.0.0.1', Cookie: cookie })
    .send({ email, password });

const times = async (count: number, run: (n: number) => Promise<Response>): Promise<number[]> => {
  const statuses: number[] = [];
  for (let n = 0; n < count; n += 1) statuses.push((await run(n)).status);
  return statuses;
};
const allowed = (statuses: readonly number[]): number => statuses.filter((status) => status === 401).length;

/** Signs the owner in with a browser, and returns the cookie by which that is known from then on. */
async function knownBrowser(address: string): Promise<string> {
  const { headers, body } = await attempt(OWNER, PASSWORD, { address });
  const cookieIn = (answer: Response['headers']): string =>
    String((answer['set-cookie'] as unknown as string[]).at(-1)).split(';')[0] ?? '';
  const user = await bff.http
    .get('/authentication/api/user/info')
    .set({ Authorization: `Bearer ${body.access}`, Cookie: cookieIn(headers) });
  return cookieIn(user.headers);
}

describe('guessing', () => {
  it('at one account from 12 addresses has 20 passwords checked, however often each tries', async () => {
    const statuses = await times(24, (n) => attempt(OWNER, 'mala', { address: `10.0.1.${n % 12}` }));
    expect([allowed(statuses), statuses.at(-1)]).toEqual([20, 429]);
  });

  it('at 32 accounts from one address has 30 checked', async () => {
    const statuses = await times(32, (n) => attempt(`persona-${n}@lindero.example`, 'mala', {}));
    expect([allowed(statuses), statuses.at(-1)]).toEqual([30, 429]);
  });

  it('from all addresses of an IPv6 network counts as from one', async () => {
    const statuses = await times(7, (n) => attempt(OWNER, 'mala', { address: `2001:db8::${n + 1}` }));
    expect(allowed(statuses)).toBe(5);
  });

  it('does not lock other accounts beyond what was checked', async () => {
    await times(31, () => attempt('nadie@lindero.example', 'mala', {}));
    expect(allowed(await times(5, () => attempt(OWNER, 'mala', {})))).toBe(5);
  });
});

describe('a refused try', () => {
  it('does not prolong the wait, which it names', async () => {
    await times(5, () => attempt(OWNER, 'mala', {}));
    bff.clock.advance(14 * MINUTE_MS);
    const { status, headers, body } = await attempt(OWNER, PASSWORD, {});
    expect([status, headers['retry-after'], body.detail]).toEqual([
      429,
      '60',
      'Demasiados intentos. Espere 1 minuto antes de intentarlo de nuevo.',
    ]);
    bff.clock.advance(MINUTE_MS + 1);
    expect((await attempt(OWNER, PASSWORD, {})).status).toBe(200);
  });

  it('is not refused for another day because the clock was set back', async () => {
    await times(5, () => attempt(OWNER, 'mala', {}));
    bff.clock.set(new Date(bff.clock.now().getTime() - 24 * 60 * MINUTE_MS).toISOString());
    expect((await attempt(OWNER, PASSWORD, {})).status).toBe(200);
  });
});

describe('the owner’s device', () => {
  const attack = () => times(21, (n) => attempt(OWNER, 'mala', { address: `10.0.2.${n}` }));

  it('is not locked out by strangers: a browser by its cookie, wherever it is', async () => {
    const cookie = await knownBrowser('10.0.0.1');
    expect(cookie).toMatch(/^simulador_equipo=[\w-]{43}$/);
    await attack();
    const elsewhere = '10.9.9.9';
    expect((await attempt(OWNER, PASSWORD, { address: elsewhere, cookie })).status).toBe(200);
    expect((await attempt(OWNER, PASSWORD, { address: '10.9.9.8' })).status).toBe(429);
  });

  it('is a program’s address, too', async () => {
    await attempt(OWNER, PASSWORD, { address: '10.0.0.1' });
    await attack();
    expect((await attempt(OWNER, PASSWORD, { address: '10.0.0.1' })).status).toBe(200);
  });

  it('is not locked out by a stranger at the same address', async () => {
    const cookie = await knownBrowser('10.0.0.1');
    await times(6, () => attempt(OWNER, 'mala', { address: '10.0.0.1' }));
    expect((await attempt(OWNER, PASSWORD, { address: '10.0.0.1', cookie })).status).toBe(200);
  });

  it('has five tries in a row, as every other', async () => {
    const cookie = await knownBrowser('10.0.0.1');
    expect(await times(6, () => attempt(OWNER, 'mala', { cookie }))).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('is known for its accounts only, and for half a year', async () => {
    const cookie = await knownBrowser('10.0.0.1');
    await times(21, (n) => attempt('otra@lindero.example', 'mala', { address: `10.0.3.${n}` }));
    expect((await attempt('otra@lindero.example', 'mala', { address: '10.9.9.9', cookie })).status).toBe(429);
    bff.clock.advance(180 * 24 * 60 * MINUTE_MS);
    await attack();
    expect((await attempt(OWNER, PASSWORD, { address: '10.9.9.9', cookie })).status).toBe(429);
  });

  it('gets one cookie, in an HttpOnly cookie of this site', async () => {
    const cookie = await knownBrowser('10.0.0.1');
    const { headers, body } = await attempt(OWNER, PASSWORD, { cookie });
    const session = String((headers['set-cookie'] as unknown as string[])[0]).split(';')[0];
    const again = await bff.http
      .get('/authentication/api/user/info')
      .set({ Authorization: `Bearer ${body.access}`, Cookie: `${session}; ${cookie}` });
    expect(String(again.headers['set-cookie'])).not.toContain('simulador_equipo');
    expect(await bff.query('SELECT FROM known_devices')).toHaveLength(2);
  });
});
