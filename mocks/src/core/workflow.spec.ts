import type { CoreOperationId } from '@simulador/contracts/api/core-request';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CORE_OPERATIONS } from '@simulador/contracts/generated/core-operations';
import { type MockServer, startMockServer } from '../mock-server.ts';
import { MockClient } from '../testing/mock-client.ts';
import { APPLICATION, WORKFLOW_BODIES, WORKFLOW_STEPS } from '../testing/workflow-bodies.ts';
import type { WorkflowRows } from '../workflow/workflow-store.ts';

const BODIES: Partial<Record<CoreOperationId, object>> = WORKFLOW_BODIES;
let server: MockServer;
let mock: MockClient;
beforeEach(async () => {
  server = await startMockServer({ port: 0 });
  mock = new MockClient(server.url);
});
afterEach(() => server.close());

interface Asking {
  readonly change?: object;
  readonly key?: string | null;
}

/** Returns status and body, or the error of the connection. */
async function ask(id: CoreOperationId, { change, key = `clave-de-${id}` }: Asking = {}): Promise<unknown> {
  const { method, path } = CORE_OPERATIONS[id];
  const query = id === 'partakers' ? '?client__profile__vat=12345678-5' : `?application=${APPLICATION}`;
  try {
    const answer = await fetch(server.url + path.replace('{id}', '1') + (method === 'GET' ? query : ''), {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(key === null ? {} : { 'Idempotency-Key': key }),
      },
      body: method === 'GET' ? null : JSON.stringify({ ...BODIES[id], ...change }),
    });
    return [answer.status, await answer.json()];
  } catch {
    return 'lost';
  }
}

async function askAll(asking: Asking = {}): Promise<void> {
  for (const id of WORKFLOW_STEPS) expect(await ask(id, asking)).toMatchObject([200, {}]);
}

const rows = async (): Promise<WorkflowRows> =>
  (await (await mock.get('/__mock/workflow')).json()) as WorkflowRows;
const POSTS = WORKFLOW_STEPS.filter((id) => CORE_OPERATIONS[id].method === 'POST');

describe('the mock workflow', () => {
  it('shows what it was sent, with the numbers that it gave', async () => {
    await askAll();
    const { Application, PropertyExtended, PartakerExtended, Income, CreditGeneralData } = WORKFLOW_BODIES;
    expect(await rows()).toEqual({
      applications: [{ id: 1, uuid: APPLICATION, ...Application }],
      properties: [{ id: 1, ...PropertyExtended }],
      partakers: [{ id: 1, ...PartakerExtended }],
      incomes: [{ id: 1, ...Income }],
      credit_general_data: [{ id: 1, ...CreditGeneralData }],
      state_vars: [{ id: 1, application: APPLICATION, ...WORKFLOW_BODIES.patch_StateVars }],
      requests: [{ id: 70_001, ...WORKFLOW_BODIES.Sim2Wf }],
    });
  });

  it('can be emptied', async () => {
    await askAll();
    await mock.control('DELETE', '/__mock/workflow');
    expect((await rows()).applications).toEqual([]);
    await askAll();
    expect((await rows()).requests).toMatchObject([{ id: 70_001 }]);
  });

  it('performs a POST once per key, however often it is sent', async () => {
    await askAll();
    await askAll();
    expect(Object.values(await rows()).map(({ length }: unknown[]) => length)).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(await ask('Income', { change: { amount: 1 } })).toMatchObject([422, {}]);
    expect(await ask('Income', { key: null })).toMatchObject([400, {}]);
    expect(await ask('Income', { key: 'otra-clave' })).toEqual([200, { id: 2 }]);
  });

  it.each(POSTS)('takes for %s what core.yaml says and nothing else', async (id) => {
    expect(await ask(id, { change: { otro: 1 } })).toMatchObject([
      400,
      { detail: expect.stringMatching(/no cumple core\.yaml/) },
    ]);
    expect(Object.values(await rows()).flat()).toEqual([]);
  });

  it.each<[{ vat?: string; email?: string }, string]>([
    [{}, 'email_and_vat_taken'],
    [{ vat: '7654321-6' }, 'email_taken'],
    [{ email: 'otra@correo.example' }, 'vat_taken'],
  ])('knows one participant an e-mail and RUT: %j is %s', async ({ vat, email }, code) => {
    await askAll();
    const user = { email: email ?? 'camila.rojas@correo.example', first_name: 'Camila', last_name: 'Rojas' };
    const profile = { metadata: { cell_phone: null }, vat: vat ?? '12345678-5', user };
    const again = await ask('PartakerExtended', { change: { client: { profile } }, key: 'otra-clave' });
    expect(again).toMatchObject([400, { code }]);
  });

  it('begins no request of an application that is not complete', async () => {
    await ask('Application');
    expect(await ask('Sim2Wf')).toMatchObject([400, {}]);
    expect(await ask('patch_StateVars')).toMatchObject([400, { detail: 'No existe el participante 1.' }]);
  });

  it('plays that its answer is lost, and that a request arrives twice', async () => {
    await mock.play({ Application: 'sequence:[lost,ok]', PropertyExtended: 'twice' });
    expect([await ask('Application'), (await rows()).applications.length]).toEqual(['lost', 1]);
    expect(await ask('Application')).toEqual([200, { uuid: APPLICATION }]);
    expect(await ask('PropertyExtended')).toEqual([200, { id: 1 }]);
    expect((await rows()).properties).toHaveLength(1);
  });

  it('plays a refusal by its code', async () => {
    await mock.play({ Sim2Wf: 'refused:pdf_critical_error' });
    expect(await ask('Sim2Wf')).toMatchObject([400, { code: 'pdf_critical_error' }]);
  });
});
