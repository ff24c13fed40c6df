import supertest from 'supertest';
import { setTimeout as pause } from 'node:timers/promises';
import { demoPerson } from '../../../bff/src/commands/demo/people.ts';
import { SeededRandom } from '../../../bff/src/commands/demo/random.ts';
import { EXAMPLE_REQUEST } from '../../../bff/src/testing/example.ts';
import { PROJECT, Visitor } from '../../../bff/src/testing/visitor.ts';
import { emailOf, PASSWORD } from '../../../bff/src/testing/staff.ts';

const EVERY_MS = 50;
const LIST = '/simulations/api/executive/clients/simulations?days=91';
/** First number of a client, far behind the demonstration people. */
const FIRST_PERSON = 900_000;

/** An unexpected answer. */
class Refusal extends Error {
  constructor(
    what: string,
    readonly status: number,
  ) {
    super(`${what} ${status}`);
  }
}

/** Returns an executive's list of the last 91 days: number of clients and first page. */
export async function firstPage(url: string): Promise<string> {
  const headers = { 'Content-Type': 'application/json', 'X-Token-Use': 'script' };
  const body = JSON.stringify({ email: emailOf('executiverole'), password: PASSWORD });
  const token = await fetch(`${url}/api/token`, { method: 'POST', headers, body });
  if (!token.ok) throw new Refusal('sign-in', token.status);
  const { access } = (await token.json()) as { access: string };
  const list = await fetch(url + LIST, { headers: { Authorization: `Bearer ${access}` } });
  if (!list.ok) throw new Refusal('list', list.status);
  return list.text();
}

export const clientsOf = (page: string): number => (JSON.parse(page) as { count: number }).count;

async function calculation(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/external/calc_dividendo/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(EXAMPLE_REQUEST),
  });
  if (!answer.ok) throw new Refusal('calculation', answer.status);
  return answer.text();
}

/** Saves as a visitor with its own address. Returns the simulation. */
async function save(url: string, number: number): Promise<string> {
  const visitor = new Visitor(supertest(url), `10.0.${number >> 8}.${number & 255}`);
  const { worker_type: _unasked, ...person } = demoPerson(FIRST_PERSON + number, new SeededRandom(number));
  const introduced = await visitor.post('/authentication/api/clients/', person);
  if (introduced.status !== 201) throw new Refusal('introduction', introduced.status);
  const calculated = await visitor.post('/api/external/calc_dividendo/', EXAMPLE_REQUEST);
  if (calculated.status !== 200) throw new Refusal('calculation', calculated.status);
  const saved = await visitor.save({
    ...PROJECT,
    client: introduced.body.uuid,
    calculation: EXAMPLE_REQUEST,
    salida: calculated.body.salida[0],
    // The former release validates the time.
    consent: { ...PROJECT.consent, accepted_at: new Date().toISOString() },
  });
  if (saved.status !== 201) throw new Refusal('save', saved.status);
  return String(saved.body.uuid);
}

/** Answers that clients of a replica got. */
export interface Answered {
  /** Number of answers by request and status. */
  readonly counts: Map<string, number>;
  /** Refusals other than server errors, and successes that differ from earlier ones. */
  readonly wrong: string[];
  /** Simulations whose save was acknowledged. */
  readonly saved: string[];
}

/** Calculates, lists and saves at a replica, while another one migrates, until the returned function is called. */
export async function startTraffic(url: string): Promise<() => Promise<Answered>> {
  const [figures, clients] = [await calculation(url), clientsOf(await firstPage(url))];
  const answered: Answered = { counts: new Map(), wrong: [], saved: [] };
  const { counts, wrong, saved } = answered;
  let isOver = false;
  let people = 0;
  const ask = async (what: string, request: () => Promise<boolean>): Promise<void> => {
    const answer = await request().then(
      (isRight) => `${what} ${isRight ? 'right' : 'wrong'}`,
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        if (error.status < 500) wrong.push(error.message);
        return error.message;
      },
    );
    if (answer.endsWith('wrong')) wrong.push(answer);
    counts.set(answer, (counts.get(answer) ?? 0) + 1);
  };
  const asked = (async () => {
    while (!isOver) {
      await Promise.all([
        ask('calculation', async () => (await calculation(url)) === figures),
        ask('list', async () => clientsOf(await firstPage(url)) >= clients),
        ask('save', async () => saved.push(await save(url, (people += 1))) > 0),
      ]);
      await pause(EVERY_MS);
    }
  })();
  return async () => {
    isOver = true;
    await asked;
    return answered;
  };
}
