/** Answers of the workflow that are valid and about something else than what was asked. See docs/rules.md R987. */
import { WORKFLOW_STOPS } from '@simulador/contracts/workflow/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SimulationEntity } from '../src/database/entities/simulation.entity.ts';
import { Sending, statusAndDetail } from '../src/testing/workflow.ts';

const NOT_POSSIBLE_NOW = 'No es posible enviar la simulación en este momento.';

const sending = Sending.forSpec();
const { bff, store, send, stored, isSent } = sending;
let simulation: SimulationEntity;

beforeEach(async () => {
  simulation = await sending.begin();
});

describe('an answer about something else', () => {
  it('is not used: another RUT’s participant, whatever their e-mail', async () => {
    await send();
    const other = await store({ inputs: { email: simulation.client.email } });
    await bff.core.play({ partakers: `set:$:${JSON.stringify((await stored()).partakers)}` });
    expect(await statusAndDetail(send(other))).toEqual([502, NOT_POSSIBLE_NOW]);
    expect((await stored()).incomes).toHaveLength(1);
  });

  it('is not used: another person’s participant for the one that was added, who is found by the next try', async () => {
    await send();
    const other = await store();
    await bff.core.play({ PartakerExtended: 'set:id:1' });
    expect((await send(other)).status).toBe(200);
    const { partakers, incomes } = await stored();
    const own = partakers.find(({ client }) => client.profile.vat === other.client.identification);
    // A stopped send of an earlier test may go on at the same time.
    expect(incomes.map(({ partaker }) => partaker)).toContain(own?.id);
    expect(bff.logs.text()).toContain('"operation":"PartakerExtended","outcome":"garbage"');
  });

  it('is not used: the id of an added participant whom the look-up by the RUT does not have', async () => {
    await bff.core.play({ PartakerExtended: 'set:id:1', partakers: 'set:$:[]' });
    expect(await statusAndDetail(send())).toEqual([502, NOT_POSSIBLE_NOW]);
    expect((await stored()).incomes).toEqual([]);
  });

  it('is one’s own participant also with blanks behind the e-mail', async () => {
    await send();
    const { client } = simulation;
    const again = await store();
    await bff.query('UPDATE simulations SET client = $1 WHERE uuid = $2', [client.uuid, again.uuid]);
    await bff.core.play({ partakers: `set:0.client.profile.user.email:"${client.email.toUpperCase()}   "` });
    expect((await send(again)).status).toBe(200);
  });

  it('is one’s own application also in upper case', async () => {
    await bff.core.play({ StateVars: 'set:0.application:"A0000000-0000-4000-8000-000000000001"' });
    expect((await send()).status).toBe(200);
  });

  it('stops as the workflow’s fault, not as ours: an application without variables', async () => {
    await bff.core.play({ StateVars: 'set:$:[]' });
    expect(await statusAndDetail(send())).toEqual([502, NOT_POSSIBLE_NOW]);
    const { body } = await sending.get(`/${simulation.uuid}`);
    expect(body).toMatchObject({ reason: WORKFLOW_STOPS.failed, failure: { place: '$' } });
  });

  it.each([
    [
      'another application’s variables',
      { StateVars: 'set:0.application:"a0000000-0000-4000-8000-0000000000ff"' },
    ],
    ['other variables than those that were filled in', { patch_StateVars: 'bias:id+1' }],
    ['a request of number 0', { Sim2Wf: 'set:request:0' }],
  ])('is not used: %s', async (_case, scenario) => {
    await bff.core.play(scenario);
    expect(await statusAndDetail(send())).toEqual([502, NOT_POSSIBLE_NOW]);
    expect(await isSent(simulation)).toEqual({ sent: false });
  });
});

describe('a row of the workflow that another simulation’s send has', () => {
  // Ids of a mock core start again and are not compared, so a proxy hides that it is one.
  let proxy: Server;
  let first: SimulationEntity;
  beforeAll(async () => {
    proxy = createServer((asked, answer) => {
      const { method, headers, url = '' } = asked;
      const forwarded = request(real.bff.core.url + url, { method, headers }, (given) => {
        delete given.headers['x-mock-core'];
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
      });
      asked.pipe(forwarded);
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
  });
  const real = Sending.forSpec(() => ({
    WORKFLOW_URL: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
  }));
  beforeAll(async () => {
    first = await real.begin();
    expect((await real.send(first)).status).toBe(200);
  });
  afterAll(() => void proxy.close());

  it.each([
    ['Application', 'set:uuid:"a0000000-0000-4000-8000-000000000001"'],
    ['Application', 'set:uuid:"A0000000-0000-4000-8000-000000000001"'],
    ['PropertyExtended', 'set:id:1'],
    ['Income', 'set:id:1'],
    ['CreditGeneralData', 'set:id:1'],
    ['StateVars', 'set:0.id:1'],
    ['Sim2Wf', 'set:request:70001'],
  ])('is not used for this one, which stops and says why: %s', async (operation, scenario) => {
    const [variables] = (await real.stored()).state_vars;
    const other = await real.store();
    await real.bff.core.play({ [operation]: scenario });
    expect(await statusAndDetail(real.send(other))).toEqual([502, NOT_POSSIBLE_NOW]);
    expect((await real.get(`/${other.uuid}`)).body).toMatchObject({
      state: 'stopped',
      reason: 'El workflow respondió con datos que ya son del envío de otra simulación.',
    });
    expect((await real.stored()).state_vars[0]).toEqual(variables);
    await real.bff.query('DELETE FROM workflow_flows WHERE simulation <> $1', [first.uuid]);
  });
});
