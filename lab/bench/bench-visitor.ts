import type { Dispatcher } from 'undici';
import { demoPerson } from '../../bff/src/commands/demo/people.ts';
import { SeededRandom } from '../../bff/src/commands/demo/random.ts';
import { EXAMPLE_REQUEST } from '../../bff/src/testing/example.ts';
import { PROJECT } from '../../bff/src/testing/visitor.ts';

/** Name of the session's cookie in production. */
const COOKIE = '__Host-simulador_sesion';

/** Returns a forwarded address for a client, because the BFF limits the requests of one address. */
export const addressOf = (number: number): string =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

/** A visitor with an address and a session. */
export class BenchVisitor {
  private readonly headers: Readonly<Record<string, string>>;
  private body: object = {};

  constructor(
    private readonly bff: Dispatcher,
    private readonly number: number,
  ) {
    this.headers = {
      cookie: `${COOKIE}=${String(number).padStart(43, 'a')}`,
      'x-forwarded-for': addressOf(number),
      'content-type': 'application/json',
    };
  }

  async calculate(): Promise<void> {
    const calculation = { ...EXAMPLE_REQUEST, edad: PROJECT.age };
    const { salida } = await this.post('/simulations/api/calc_simulation_web', calculation, 200);
    const [row] = salida as readonly object[];
    this.body = { ...PROJECT, calculation: EXAMPLE_REQUEST, salida: row };
  }

  async introduce(): Promise<void> {
    const { worker_type: _unasked, ...person } = demoPerson(this.number, new SeededRandom(this.number));
    const { uuid: client } = await this.post('/authentication/api/clients/', person, 201);
    this.body = { ...this.body, client };
  }

  /** Saves the last calculation for the introduced client; the save is also mailed. */
  async save(): Promise<void> {
    await this.post('/simulations/api/web/simulations/create', this.body, 201, {
      'idempotency-key': `save-${this.number}`,
    });
  }

  /** Sends a POST. @throws Error for an answer with another status */
  private async post(
    path: string,
    body: object,
    expected: number,
    more: Readonly<Record<string, string>> = {},
  ): Promise<Record<string, unknown>> {
    const headers = { ...this.headers, ...more };
    const answer = await this.bff.request({ path, method: 'POST', headers, body: JSON.stringify(body) });
    const text = await answer.body.text();
    if (answer.statusCode !== expected) throw new Error(`${path}: ${answer.statusCode} ${text}`);
    return JSON.parse(text) as Record<string, unknown>;
  }
}
