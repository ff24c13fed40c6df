import supertest from 'supertest';
import { type Dispatcher, Pool } from 'undici';
import { addressOf, BenchVisitor } from '../bench/bench-visitor.ts';
import { signIn } from '../../bff/src/testing/staff.ts';
import type { Operation } from './open-loop.ts';

/** First number of a visitor, far behind the demonstration people. */
const FIRST_VISITOR = 3_000_000;
const CONNECTIONS = 256;
const LIST = '/simulations/api/executive/clients/simulations?days=91';
const TEXTS = ['muñoz', 'soto', 'ana rojas', '12.345.678-5', 'correo', '56912'];

/** Name of the operation with the goal, also in the report. */
export const CALCULATION = 'visitor calculates';

/**
 * Visitors, who save and mail one of twenty calculations, and an executive with a tenth of their requests. `renew` signs staff in again,
 * because a script's token is valid for minutes.
 */
export class MixedTraffic {
  private readonly pool: Dispatcher;
  private headers: Readonly<Record<string, string>> = {};
  private visitors = FIRST_VISITOR;
  private searches = 0;
  private reads = 0;

  constructor(
    private readonly url: URL,
    private readonly simulations: readonly string[],
  ) {
    this.pool = new Pool(url.origin, { connections: CONNECTIONS });
  }

  async renew(): Promise<void> {
    ({ headers: this.headers } = await signIn(
      { http: supertest.agent(this.url.origin) },
      'executiverole',
      true,
    ));
  }

  close(): Promise<void> {
    return this.pool.close();
  }

  readonly operations: readonly Operation[] = [
    { name: CALCULATION, share: 76, run: () => this.visitor().calculate() },
    { name: 'visitor opens the simulator', share: 10, run: () => this.get('/api/simulador/inicio', {}) },
    { name: 'visitor calculates, is introduced and saves', share: 4, run: () => this.save() },
    { name: 'staff list', share: 4, run: () => this.get(LIST) },
    {
      name: 'staff search',
      share: 3,
      run: () => this.get(`${LIST}&name=${encodeURIComponent(this.text())}`),
    },
    { name: 'staff open a detail', share: 2.9, run: () => this.get(this.detail()) },
    {
      name: 'staff export a day',
      share: 0.1,
      run: () => this.get('/simulations/api/simulations/excel?days=1'),
    },
  ];

  private visitor(): BenchVisitor {
    this.visitors += 1;
    return new BenchVisitor(this.pool, this.visitors);
  }

  private async save(): Promise<void> {
    const visitor = this.visitor();
    await visitor.calculate();
    await visitor.introduce();
    await visitor.save();
  }

  private text(): string {
    this.searches += 1;
    return TEXTS[this.searches % TEXTS.length] ?? '';
  }

  private detail(): string {
    const uuid = this.simulations[Math.floor(Math.random() * this.simulations.length)];
    return `/simulations/api/simulation/${uuid}`;
  }

  /** Sends a GET. @throws Error for any status but 200 */
  private async get(path: string, own = this.headers): Promise<void> {
    this.reads += 1;
    const headers = { ...own, 'x-forwarded-for': addressOf(this.reads) };
    const answer = await this.pool.request({ path, method: 'GET', headers });
    await answer.body.dump({ limit: Infinity });
    if (answer.statusCode !== 200) throw new Error(`${path.split('?')[0]}: ${answer.statusCode}`);
  }
}
