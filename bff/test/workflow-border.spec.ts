/** The workflow uses the same border as every core: own address and credentials, redacted recordings, drift, metrics. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NO_WORKFLOW } from '@simulador/contracts/workflow/messages';
import { type MockServer, startMockServer } from '@simulador/mocks/mock-server';
import { DataSource } from 'typeorm';
import type { SimulationEntity } from '../src/database/entities/simulation.entity.ts';
import { createUser, signIn } from '../src/testing/staff.ts';
import { everyMode, startBff, type TestBff } from '../src/testing/test-bff.ts';
import { allOf, storeMailed } from '../src/testing/workflow.ts';
import { countsOf, storedInWorkflow, SEND } from '../src/testing/workflow-rows.ts';

const ACCOUNT = { user: 'simulador', password: 'clave-del-workflow-que-nadie-ve' };
const OPS_TOKEN = 'credencial-de-operaciones';

let workflow: MockServer;
let directory: string;
let bff: TestBff;
let simulation: SimulationEntity;

beforeAll(async () => {
  workflow = await startMockServer({ port: 0, credentials: ACCOUNT });
  directory = await mkdtemp(join(tmpdir(), 'grabacion-workflow-'));
  const own = {
    WORKFLOW_URL: workflow.url,
    WORKFLOW_USER: ACCOUNT.user,
    WORKFLOW_PASSWORD: ACCOUNT.password,
  };
  bff = await startBff({ env: { ...own, OPS_TOKEN, RECORD: directory } });
  await createUser(bff, 'executiverole');
  simulation = await storeMailed(bff.app.get(DataSource));
  const scenarios = JSON.stringify({ Income: 'extra:ejecutivo:"x"' });
  await fetch(`${workflow.url}/__mock/scenario`, { method: 'PUT', body: scenarios });
  const { headers } = await signIn(bff, 'executiverole', true);
  const { status } = await bff.http.post(SEND).set(headers).send({ simulation: simulation.uuid });
  expect(status).toBe(200);
});
afterAll(async () => {
  await workflow.close();
  await rm(directory, { recursive: true, force: true });
});

const askOps = async (page: string): Promise<string> =>
  (await bff.http.get(`/ops/${page}`).set('Authorization', `Bearer ${OPS_TOKEN}`)).text;

describe('the workflow', () => {
  it('is called at its own address with its own credentials, unlike the core', async () => {
    expect(countsOf(await storedInWorkflow(workflow.url))).toEqual(allOf(1));
    expect(await bff.core.callsTo('Application')).toBe(0);
  });

  it('is measured step by step, and its drift is noticed', async () => {
    const metrics = await askOps('metrics');
    for (const operation of ['Application', 'PartakerExtended', 'patch_StateVars', 'Sim2Wf'])
      expect(metrics).toContain(
        `upstream_requests_total{capability="workflow",operation="${operation}",outcome="ok"} 1`,
      );
    expect(metrics).toContain('jobs_total{task="workflow",outcome="done"} 9');
    expect(JSON.parse(await askOps('drift'))).toMatchObject([{ operation: 'Income', count: 1 }]);
  });

  it('is recorded completely, without personal data', async () => {
    await bff.close();
    const [file = ''] = await readdir(directory);
    const text = await readFile(join(directory, file), 'utf8');
    const { entries } = JSON.parse(text).log as {
      entries: { _border: string; request: { method: string; url: string } }[];
    };
    const asked = entries.filter(({ _border: border }) => border === 'bff-core');
    expect(asked.map(({ request: { method, url } }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'POST /api/workflow/Application/',
      'POST /api/application/PropertyExtended/',
      'GET /api/application/PartakerExtended/',
      'POST /api/application/PartakerExtended/',
      'GET /api/application/PartakerExtended/',
      'POST /api/application/Income/',
      'POST /api/application/CreditGeneralData/',
      'GET /api/application/StateVars/',
      'PATCH /api/application/StateVars/1/',
      'POST /api/application/Sim2Wf',
    ]);
    const { client, inputs } = simulation;
    const basic = Buffer.from(`${ACCOUNT.user}:${ACCOUNT.password}`).toString('base64');
    for (const secret of [
      ...[client.identification.slice(0, 8), client.email, inputs.firstName, inputs.lastName],
      ...[String(inputs.phone).slice(-8), ACCOUNT.password, basic],
    ])
      expect(text).not.toContain(secret);
  });
});

it('without an address sends nothing, locks nothing, and says that it has no workflow', async () => {
  const alone = await startBff({ env: { ...everyMode('local'), CORE_URL: '', OPS_TOKEN } });
  try {
    await createUser(alone, 'executiverole');
    const { uuid } = await storeMailed(alone.app.get(DataSource));
    const { headers } = await signIn(alone, 'executiverole', true);
    const { status, body } = await alone.http.post(SEND).set(headers).send({ simulation: uuid });
    expect([status, body.detail]).toEqual([503, NO_WORKFLOW]);
    const read = await alone.http.get(`/simulations/api/simulation/${uuid}`).set(headers);
    expect(read.body.workflow).toBeNull();
    const info = await alone.http.get('/authentication/api/user/info').set(headers);
    expect(info.body.has_workflow).toBe(false);
    const modes = await alone.http.get('/ops/modes').set('Authorization', `Bearer ${OPS_TOKEN}`);
    expect(modes.body).toContainEqual({ capability: 'workflow', mode: 'none' });
  } finally {
    await alone.close();
  }
});
