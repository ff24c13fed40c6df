import { afterEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { type BffProcess, startBffProcess } from '../src/testing/bff-process.ts';
import { retryUntil } from '../src/testing/retry-until.ts';
import { startScriptedCore } from '../src/testing/scripted-core.ts';
import { databaseForSpec, forSpec } from '../src/testing/for-spec.ts';

const TMC = { amount: 2000, currency: 998, period: 300 };

const core = forSpec(startScriptedCore);
const database = databaseForSpec();
let bff: BffProcess;
afterEach(() => bff.kill());

const start = async (env: Readonly<Record<string, string>>): Promise<void> => {
  const url = { DATABASE_URL: database.url, CORE_URL: core.url };
  bff = await startBffProcess({ ...url, MODE_TMC: 'core', ...env });
};

async function connectionCode(): Promise<string | undefined> {
  const socket = connect(bff.port, '127.0.0.1');
  const code = await once(socket, 'connect').then(
    () => 'connected',
    (error: NodeJS.ErrnoException) => error.code,
  );
  socket.destroy();
  return code;
}

const refusesConnections = async (): Promise<boolean> =>
  (await retryUntil(connectionCode, (code) => code === 'ECONNREFUSED')) === 'ECONNREFUSED';

interface Answer {
  readonly status: number | undefined;
  readonly text: string;
  readonly connection: string | undefined;
}

function ask(agent: Agent, method: string, path: string, body?: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json' };
    const call = request(bff.url + path, { agent, method, headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      const { statusCode: status, headers } = response;
      response.on('end', () => resolve({ status, text, connection: headers.connection }));
    });
    call.on('error', reject);
    call.end(body && JSON.stringify(body));
  });
}

describe('a stopping BFF', () => {
  it('is not ready, but accepts connections for as long as configured; then it finishes running requests and ends by itself', async () => {
    await start({ SHUTDOWN_DELAY_MS: '5000' });
    const status = async (): Promise<number | undefined> =>
      (await ask(new Agent(), 'GET', '/health/ready')).status;
    expect(await retryUntil(status, (code) => code === 200)).toBe(200);
    const agent = new Agent({ keepAlive: true });
    // Opens both connections, so that both requests arrive although no new ones are accepted.
    for (const answer of [ask(agent, 'GET', '/health/live'), ask(agent, 'GET', '/health/live')])
      expect(await answer).toMatchObject({ status: 200, connection: 'keep-alive' });
    // Like a connection that a browser opens in advance.
    const unused = connect(bff.port, '127.0.0.1');
    await once(unused, 'connect');
    core.hold();
    const asked = core.whenRequested();
    const answers = [
      ask(agent, 'POST', '/products/api/tmc', TMC),
      ask(agent, 'POST', '/products/api/tmc', TMC),
    ];
    await asked;
    bff.process.kill('SIGTERM');
    expect(await retryUntil(status, (code) => code === 503)).toBe(503);
    expect(await ask(new Agent(), 'GET', '/products/api/products')).toMatchObject({ status: 200 });
    expect(await refusesConnections()).toBe(true);
    expect(bff.process.exitCode).toBeNull();
    core.answer(200, { Valor: 6.6 });
    // A connection kept open by its client would keep the process running.
    const finished = { status: 200, text: '{"Valor":6.6}', connection: 'close' };
    for (const answer of answers) expect(await answer).toEqual(finished);
    expect([0, 'SIGTERM']).toContain(await bff.ended());
    expect(bff.log().match(/"path":"\/products\/api\/tmc"/g)).toHaveLength(2);
    expect(bff.log()).not.toContain('too long');
    agent.destroy();
  });
});
