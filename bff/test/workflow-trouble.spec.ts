import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import { DataSource } from 'typeorm';
import type { SimulationEntity } from '../src/database/entities/simulation.entity.ts';
import { retryUntil } from '../src/testing/retry-until.ts';
import { allOf, FLOWS, Sending, statusAndDetail } from '../src/testing/workflow.ts';
import { countsOf } from '../src/testing/workflow-rows.ts';
import { JOB_TABLE } from '../src/testing/job-table.ts';

const NOT_POSSIBLE_NOW = 'No es posible enviar la simulación en este momento.';
const conflict = (reason: string): string =>
  `No se pudo enviar la simulación a Workflow debido a que ${reason}.`;

const sending = Sending.forSpec({ OPS_TOKEN: 'credencial-de-operaciones' });
const { bff, ask, store, send, get, stored, isSent, listedAs } = sending;
let simulation: SimulationEntity;

beforeEach(async () => {
  simulation = await sending.begin();
});

describe('a participant', () => {
  const another = (client: object) => store({ client });

  it('that the workflow has with this RUT and e-mail is used again', async () => {
    await send();
    const { uuid, identification, email } = simulation.client;
    await send(await another({ uuid, identification, email }));
    const { partakers, incomes } = await stored();
    expect([partakers.length, incomes.map(({ partaker }) => partaker)]).toEqual([1, [1, 1]]);
  });

  it('whose RUT the workflow writes with dots and a leading zero is used again', async () => {
    await send();
    const { uuid, identification, email } = simulation.client;
    const [body = '', verifier] = identification.split('-');
    const vat = `0${body.slice(0, -6)}.${body.slice(-6, -3)}.${body.slice(-3)}-${verifier}`;
    await bff.core.play({ partakers: `set:0.client.profile.vat:"${vat}"` });
    expect((await send(await another({ uuid, identification, email }))).status).toBe(200);
    expect((await stored()).partakers).toHaveLength(1);
  });

  it.each([
    ['e-mail', 'el mismo correo pero distinto RUT'],
    ['RUT', 'el mismo RUT pero distinto correo'],
  ])('with this %s and not the other one is a conflict', async (what, words) => {
    await send();
    const { uuid, identification, email } = simulation.client;
    const other =
      what === 'RUT'
        ? await store({ client: { uuid, identification }, inputs: { email: 'otra@correo.example' } })
        : await store({ inputs: { email } });
    const detail = conflict(`ya existe un participante con ${words}`);
    expect(await statusAndDetail(send(other))).toEqual([409, detail]);
    expect((await get(`/${other.uuid}`)).body).toMatchObject({
      state: 'refused',
      step: 4,
      detail,
      request: null,
    });
    expect([await isSent(other), (await stored()).partakers.length]).toEqual([{ sent: false }, 1]);
  });

  it('that the workflow has several times is a conflict', async () => {
    const profile = { vat: simulation.client.identification, user: { email: simulation.client.email } };
    const both = [1, 2].map((id) => ({ id, client: { profile } }));
    await bff.core.play({ partakers: `set:$:${JSON.stringify(both)}` });
    const words = 'existe más de un participante con los datos ingresados';
    expect(await statusAndDetail(send())).toEqual([409, conflict(words)]);
  });

  it('that somebody adds concurrently is used', async () => {
    await bff.core.play({ partakers: 'sequence:[set:$:[],ok]' });
    await send();
    const { uuid, identification, email } = simulation.client;
    const again = await another({ uuid, identification, email });
    await bff.core.play({ partakers: 'sequence:[set:$:[],ok]' });
    expect((await send(again)).status).toBe(200);
    expect((await stored()).partakers).toHaveLength(1);
  });

  it('whose RUT exists in the workflow but is not found is a conflict, which is not retried', async () => {
    await bff.core.play({ PartakerExtended: 'refused:vat_taken' });
    const detail = conflict('ya existe un participante con el mismo RUT pero distinto correo');
    expect(await statusAndDetail(send())).toEqual([409, detail]);
    expect((await get(`/${simulation.uuid}`)).body).toMatchObject({ state: 'refused', step: 4, detail });
  });

  it('that the workflow has with the other case of its K is used again', async () => {
    const client = { identification: '11111112-K', email: 'de.k@correo.example' };
    const first = await another(client);
    expect((await send(first)).status).toBe(200);
    await bff.query("UPDATE clients SET identification = '11111112-k' WHERE uuid = $1", [first.client.uuid]);
    const { uuid } = first.client;
    const again = await another({ ...client, uuid, identification: '11111112-k' });
    expect((await send(again)).status).toBe(200);
    expect((await stored()).partakers.map((each) => each.client.profile.vat)).toEqual(['11111112-K']);
  });

  it('whose e-mail was corrected is sent by another request, with the existing rows', async () => {
    const { uuid, client } = simulation;
    const sendOf = async () => (await ask('get', `/simulations/api/simulation/${uuid}`)).body.workflow;
    await bff.core.play({ PartakerExtended: 'refused:email_taken' });
    expect((await send()).status).toBe(409);
    const reason =
      'En Workflow ya existe un participante con el mismo correo pero distinto RUT. Corrija el correo y envíela de nuevo.';
    expect(await sendOf()).toMatchObject({ state: 'refused', reason, is_email_refused: true });
    expect(await listedAs('refused')).toMatchObject([{ reason }]);
    const history = await ask('get', `/api/simulador/clientes/${client.uuid}/historia`);
    expect(history.body.results.slice(0, 2)).toMatchObject([
      { kind: 'send_refused', by: 'Workflow', text: reason },
      { kind: 'send_requested', by: 'Paula Soto', text: null },
    ]);
    await bff.core.play({});
    await bff.query(
      `UPDATE simulations SET inputs = inputs || '{"email":"nueva@correo.example"}' WHERE uuid = $1`,
      [simulation.uuid],
    );
    expect(await sendOf()).toMatchObject({ reason, is_email_refused: false });
    expect((await send()).status).toBe(200);
    const { partakers, properties } = await stored();
    expect([properties.length, partakers.map(({ client }) => client.profile.user.email)]).toEqual([
      1,
      ['nueva@correo.example'],
    ]);
  });
});

/** Requests to the workflow. */
const REQUESTS = [
  'Application',
  'PropertyExtended',
  'partakers',
  'PartakerExtended',
  'Income',
  'CreditGeneralData',
  'StateVars',
  'patch_StateVars',
  'Sim2Wf',
];

describe('a workflow that misbehaves', () => {
  it.each([
    ['loses its answers', 'sequence:[lost,ok]'],
    ['gets every request twice', 'twice'],
    ['fails at first', 'sequence:[status:503,ok]'],
    ['answers nonsense at first', 'sequence:[garbage,ok]'],
  ])('and %s, at each step, has everything once', async (_how, scenario) => {
    await bff.core.play(Object.fromEntries(REQUESTS.map((id) => [id, scenario])));
    const { status, body } = await send();
    expect([status, body.request, countsOf(await stored())]).toEqual([200, 70_001, allOf(1)]);
  });

  it.each(['PartakerExtended', 'Sim2Wf'])(
    'and fails at %s stops there, and another click goes on where it stopped',
    async (id) => {
      await bff.core.play({ [id]: 'status:500' });
      expect(await statusAndDetail(send())).toEqual([502, NOT_POSSIBLE_NOW]);
      expect((await get(`/${simulation.uuid}`)).body).toMatchObject({
        state: 'stopped',
        detail: NOT_POSSIBLE_NOW,
      });
      await bff.core.play({});
      expect([(await send()).status, countsOf(await stored())]).toEqual([200, allOf(1)]);
    },
  );
});

describe('a slow send', () => {
  it('answers with the progress after ten seconds, and is joined by a repeated request', async () => {
    const { status, body } = await bff.app.get(DataSource).transaction(async (manager) => {
      // Blocks every step until the transaction ends.
      await manager.query('LOCK TABLE workflow_steps IN SHARE MODE');
      let isAnswered = false;
      const waiting = send().finally(() => (isAnswered = true));
      const progress = () => get(`/${simulation.uuid}`);
      expect((await retryUntil(progress, (found) => found.status === 200)).body.state).toBe('running');
      bff.clock.advance(10_000);
      expect(isAnswered).toBe(false);
      bff.clock.advance(1);
      return waiting;
    });
    expect([status, body]).toMatchObject([
      202,
      { simulation: simulation.uuid, state: 'running', step: 1, steps: 9, name: 'Crear la solicitud' },
    ]);
    expect([(await send()).status, countsOf(await stored())]).toEqual([200, allOf(1)]);
  });
});

describe('a send without progress', () => {
  const retry = (): Promise<Response> => ask('post', `${FLOWS}/${simulation.uuid}/reintentar`);

  it('is seen by the administrator, with its reason, and continues when they retry it', async () => {
    await bff.core.play({ Income: 'status:400' });
    await send();
    const [row] = await listedAs('stopped');
    expect(row).toMatchObject({
      state: 'stopped',
      step: 5,
      name: 'Registrar la renta',
      number: expect.any(Number),
      reason: 'El workflow no aceptó los datos de este paso.',
      since: bff.clock.now().toISOString(),
    });
    await bff.core.play({});
    expect((await retry()).body).toMatchObject({ state: 'running' });
    expect((await send()).body).toMatchObject({ request: 70_001 });
    expect((await retry()).body).toMatchObject({ state: 'done', request: 70_001 });
  });

  it('is not one that the workflow refused', async () => {
    await bff.core.play({ Sim2Wf: 'refused:pdf_critical_error' });
    await send();
    expect(await statusAndDetail(retry())).toEqual([409, 'Workflow rechazó este envío: no está detenido.']);
  });

  it('is also a running one without a step for ten minutes', async () => {
    await bff.core.play({ Income: 'status:500' });
    await send();
    // Its job was lost, as if the queue was emptied by hand.
    await bff.query(`UPDATE workflow_flows SET state = 'running', reason = NULL WHERE simulation = $1`, [
      simulation.uuid,
    ]);
    await bff.query(`DELETE FROM ${JOB_TABLE}`);
    await bff.core.play({});
    await retry();
    expect([await listedAs('stopped'), countsOf(await stored())[6]]).toEqual([[], 0]);
    bff.clock.advance(10 * 60_000 + 1);
    expect(await listedAs('stopped')).toMatchObject([
      { state: 'running', step: 5, reason: 'Lleva más de diez minutos sin avanzar.' },
    ]);
    await retry();
    expect((await send()).body).toMatchObject({ request: 70_001 });
    expect(await listedAs('stopped')).toEqual([]);
  });

  it('raises an alarm after ten minutes', async () => {
    const overdue = async (): Promise<string | undefined> => {
      const metrics = await bff.http
        .get('/ops/metrics')
        .set('Authorization', 'Bearer credencial-de-operaciones');
      return /^workflow_flows_overdue (\d+)$/m.exec(metrics.text)?.[1];
    };
    await bff.query(`UPDATE workflow_flows SET state = 'done'`);
    await bff.core.play({ Application: 'status:500' });
    await send();
    expect(await overdue()).toBe('0');
    bff.clock.advance(10 * 60_000 + 1);
    expect(await overdue()).toBe('1');
  });
});
