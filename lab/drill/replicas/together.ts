import { setTimeout as pause } from 'node:timers/promises';
import { demoPerson } from '../../../bff/src/commands/demo/people.ts';
import { SeededRandom } from '../../../bff/src/commands/demo/random.ts';
import { SAVES_PER_HOUR } from '../../../bff/src/access/save-limits.ts';
import { emailOf, PASSWORD } from '../../../bff/src/testing/staff.ts';
import type { Finding } from './account.ts';
import { Client } from './client.ts';
import type { Installation } from './installation.ts';

const RATES = [3.01, 3.02, 3.03, 3.04, 3.05];
const CREDIT = { amount: 2000, period: 25, loan_use: 1, product: 8, real_estate_type: 2 };
const POLL_MS = 10;
const MAX_MS = 10_000;
/** Factor of the changed UF, within what is believed of a core (R642). */
const UF_CHANGE = 1.001;

const silently = (): void => undefined;
const at = (url: string, address = '192.0.2.1'): Client => new Client(url, address, silently);

/** Returns the ms until `read` returns the expected value; Infinity after ten seconds. */
async function untilSeen(read: () => Promise<unknown>, expected: unknown): Promise<number> {
  const began = performance.now();
  while ((await read()) !== expected) {
    if (performance.now() - began > MAX_MS) return Number.POSITIVE_INFINITY;
    await pause(POLL_MS);
  }
  return performance.now() - began;
}

async function signedIn(url: string, role: 'adminrole' | 'executiverole'): Promise<Client> {
  const client = at(url);
  const body = { email: emailOf(role), password: PASSWORD };
  await client.ask('/api/token', { method: 'POST', body });
  return client;
}

const rateAt = async (client: Client): Promise<unknown> =>
  (await client.ask('/api/tarificador/Tarifa', { method: 'POST', body: CREDIT }))?.body['rate'];

/** Changes the rate of the credit, and returns the ms until the other replica suggests it. */
async function rateSeenMs([one, other]: Installation['replicas'], rate: number): Promise<number> {
  const admin = await signedIn(one.url, 'adminrole');
  const before = await rateAt(at(one.url));
  const rows = await (await fetch(`${one.url}/api/tarificador/Tarificador`)).json();
  for (const row of (rows as { id: number; rate: number }[]).filter((each) => each.rate === before)) {
    await admin.ask(`/api/tarificador/Tarificador/${row.id}`, { method: 'PATCH', body: { rate } });
    const changed = performance.now();
    if ((await rateAt(at(one.url))) !== rate) continue;
    await untilSeen(() => rateAt(at(other.url)), rate);
    return performance.now() - changed;
  }
  return Number.POSITIVE_INFINITY;
}

async function signOutSeenMs([one, other]: Installation['replicas']): Promise<number> {
  const user = await signedIn(one.url, 'executiverole');
  const elsewhere = user.at(other.url);
  const info = async (): Promise<unknown> => (await elsewhere.ask('/authentication/api/user/info'))?.status;
  if ((await info()) !== 200) return Number.POSITIVE_INFINITY;
  await user.ask('/api/simulador/sesion/cerrar', { method: 'POST', body: {} });
  return untilSeen(info, 401);
}

const ufAt = async (url: string): Promise<unknown> => (await fetch(`${url}/api/external/paridad/`)).json();

/** Changes the core's UF of the day: a replica that starts gets it, and the other one must get it too. Returns the ms until then. */
async function ufSeenMs({ replicas: [one, other], play }: Installation): Promise<number> {
  const before = await ufAt(other.url);
  const changed = Math.round(Number(before) * UF_CHANGE * 100) / 100;
  await play({ '*': `uf:${changed}` });
  await one.replace();
  if ((await ufAt(one.url)) !== changed) return Number.POSITIVE_INFINITY;
  const ms = await untilSeen(() => ufAt(other.url), changed);
  await play({});
  return ms;
}

/** Returns how many of 40 concurrent introductions, from one address over both replicas, were admitted. */
async function admitted({ balancer }: Installation): Promise<number> {
  const random = new SeededRandom(7);
  const statuses = await Promise.all(
    Array.from({ length: SAVES_PER_HOUR + 10 }, async (_, index) => {
      const { worker_type: _worker, ...body } = demoPerson(900_000 + index, random);
      return (
        await at(balancer.url, '192.0.2.77').ask('/authentication/api/clients/', { method: 'POST', body })
      )?.status;
    }),
  );
  return statuses.filter((status) => status === 201).length;
}

/** Checks that a change in one replica takes effect in the other within a second, and that limits count both. */
export async function holdTogether(installation: Installation): Promise<Finding[]> {
  const { replicas } = installation;
  const rates: number[] = [];
  const signOuts: number[] = [];
  for (const rate of RATES) {
    rates.push(await rateSeenMs(replicas, rate));
    signOuts.push(await signOutSeenMs(replicas));
  }
  const measured = { rate: rates, 'sign-out': signOuts, UF: [await ufSeenMs(installation)] };
  const count = await admitted(installation);
  return [
    ...Object.entries(measured).map(([what, each]) => {
      const most = Math.max(...each);
      return {
        line: `${what}: on the other replica after at most ${Math.round(most)} ms (${each.length} times)`,
        isMet: most < 1_000,
      };
    }),
    {
      line: `${count} of ${SAVES_PER_HOUR + 10} saves at once from one address admitted by both replicas`,
      isMet: count === SAVES_PER_HOUR,
    },
  ];
}
