import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import type { SimulationEntity } from '../src/database/entities/simulation.entity.ts';
import { upload, workbookWith } from '../src/testing/spreadsheets.ts';
import { allOf, FLOWS, Sending, statusAndDetail } from '../src/testing/workflow.ts';
import { countsOf } from '../src/testing/workflow-rows.ts';
import { JOB_TABLE } from '../src/testing/job-table.ts';
import type { HistoryPageDto } from '../src/office/management/history.dto.ts';
import { retryUntil } from '../src/testing/retry-until.ts';

const RUNNING =
  'La simulación se está enviando a Workflow y no se puede modificar hasta que termine el envío.';
const STOPPED =
  'El envío a Workflow está detenido: la simulación no se puede modificar hasta que termine o se cancele.';
const CANCELLED = 'El envío a Workflow fue cancelado.';
const COMMENTS = '/simulations/api/simulation_comments/';

const sending = Sending.forSpec();
const {
  bff,
  staff,
  ask,
  cancel,
  cancelStopped,
  get,
  listedAs,
  send,
  stopAtIncome,
  store,
  stored,
  waitForNextTry,
} = sending;
let simulation: SimulationEntity;

beforeEach(async () => {
  // Removes the jobs of earlier tests, which would continue by themselves.
  await bff.query(`DELETE FROM ${JOB_TABLE}`);
  simulation = await sending.begin();
});

/** Marks the next attempt as running. */
const makeRunning = async (): Promise<void> => {
  await waitForNextTry();
  await bff.query(`DELETE FROM ${JOB_TABLE}`);
  await bff.query("UPDATE workflow_flows SET state = 'running' WHERE simulation = $1", [simulation.uuid]);
};

const addComment = (): Promise<Response> =>
  ask('post', COMMENTS, { simulation: simulation.uuid, comment: 'Llamar' });

/** Makes every change of a simulation that would affect the workflow or its detail, one after the other. */
async function* changes(comment: string): AsyncGenerator<Response> {
  const path = `/simulations/api/simulations/${simulation.uuid}`;
  const assignment = `/simulations/api/assign_simulations_to_executive/${staff.executiverole.uuid}`;
  yield ask('patch', `${path}/update_info`, { estado: 2 });
  yield ask('patch', `${path}/update_info`, { commercial: staff.executiverole.id });
  yield ask('post', `${path}/management_state`, { state: 2, simulation: simulation.uuid });
  yield ask('post', `${path}/result_state`, { state: 2, simulation: simulation.uuid });
  yield addComment();
  yield ask('delete', `${COMMENTS}${comment}/`);
  yield ask('put', assignment, { simulations: [simulation.uuid] });
}

const uploadState = async (): Promise<Response> => {
  const [row] = await bff.query('SELECT id FROM simulations WHERE uuid = $1', [simulation.uuid]);
  const rows = [
    ['ID', 'Estado'],
    [Number((row as { id: number }).id), 'Aprobada'],
  ];
  return upload(bff, staff.adminrole, workbookWith(rows));
};

describe('while a send', () => {
  it.each([
    ['runs', RUNNING],
    ['is stopped', STOPPED],
  ])('%s, what it sends can’t be changed, and its author can highlight a comment', async (how, sentence) => {
    const { uuid: comment } = (await addComment()).body;
    await stopAtIncome();
    if (how === 'runs') await makeRunning();
    for await (const { status, body } of changes(comment)) {
      const said = body.fields?.[0]?.name === simulation.uuid ? body.fields[0].message : body.detail;
      expect([status, said]).toEqual([409, sentence]);
    }
    const { status, body } = await uploadState();
    expect([status, body.rows]).toEqual([422, [{ row: 2, column: 'ID', message: sentence }]]);
    const highlighted = await ask('patch', `${COMMENTS}${comment}/`, { highlight: true });
    expect([highlighted.status, highlighted.body.highlight]).toEqual([200, true]);
  });

  it('was refused, or none exists, everything can be changed', async () => {
    const { uuid: comment } = (await addComment()).body;
    await bff.core.play({ Sim2Wf: 'refused:pdf_critical_error' });
    expect((await send()).status).toBe(400);
    for await (const { status } of changes(comment)) expect(status).toBeLessThan(300);
    expect((await uploadState()).status).toBe(200);
  });
});

describe('a cancelled send', () => {
  it('is cancelled by the administrator: it can be changed, is listed as cancelled, and can be sent again', async () => {
    await stopAtIncome();
    const { body } = await cancelStopped();
    expect(body).toMatchObject({ state: 'refused', step: 5, detail: CANCELLED, next_try_at: null });
    const retried = ask('post', `${FLOWS}/${simulation.uuid}/reintentar`);
    expect(await statusAndDetail(retried)).toEqual([409, CANCELLED]);
    const jobs = 'SELECT key FROM graphile_worker.jobs WHERE key LIKE $1';
    expect(await bff.query(jobs, [`workflow ${simulation.uuid} %`])).toEqual([]);
    const { uuid: comment } = (await addComment()).body;
    for await (const { status } of changes(comment)) expect(status).toBeLessThan(300);
    expect([await listedAs('refused'), await listedAs('stopped')]).toMatchObject([
      [
        {
          reason: 'Se canceló el envío. Se puede enviar de nuevo.',
          step: 5,
          number: expect.any(Number),
          sent_by: 'Paula Soto',
          since: bff.clock.now().toISOString(),
          application: (await stored()).applications[0]?.uuid,
        },
      ],
      [],
    ]);
    const record = `SELECT action, actor FROM audit WHERE subject = $1 AND action LIKE '%cancelled'`;
    expect(await bff.query(record, [`simulation ${simulation.uuid}`])).toEqual([
      { action: 'simulation_send_cancelled', actor: staff.adminrole.id },
    ]);
    await bff.core.play({});
    expect([(await send()).status, countsOf(await stored())]).toEqual([200, allOf(1)]);
    expect(await listedAs('refused')).toEqual([]);
  });

  it('is not cancelled while it runs, after it was sent or refused, or if it does not exist', async () => {
    const notStopped = 'Este envío no está detenido: no se puede cancelar.';
    expect((await cancel()).status).toBe(404);
    await stopAtIncome();
    await makeRunning();
    expect(await statusAndDetail(cancel())).toEqual([409, notStopped]);
    const sent = await store();
    await bff.core.play({});
    await send(sent);
    expect(await statusAndDetail(cancel(sent.uuid))).toEqual([409, notStopped]);
  });

  it('is not cancelled during a retry', async () => {
    await stopAtIncome();
    await waitForNextTry();
    await bff.query(`UPDATE ${JOB_TABLE} SET locked_at = now(), locked_by = 'otro'`);
    expect(await statusAndDetail(cancel())).toEqual([
      409,
      'Este envío se está reintentando en este momento. Vuelva a cancelarlo en unos segundos.',
    ]);
  });
});

describe('a stopped send', () => {
  const loggedStep = () =>
    bff.logs
      .entries()
      .findLast(({ msg, simulation: of }) => msg === 'workflow step failed' && of === simulation.uuid);

  it('shows its next attempt, its sender, and what it left in the workflow', async () => {
    await stopAtIncome();
    const { body } = await waitForNextTry();
    expect(body).toMatchObject({
      state: 'stopped',
      step: 5,
      application: (await stored()).applications[0]?.uuid,
      sent_at: null,
      reason: 'El workflow no aceptó los datos de este paso.',
      sent_by: 'Paula Soto',
    });
    expect(Date.parse(body.next_try_at)).not.toBeNaN();
    const failure = {
      operation: 'Income',
      outcome: 'refused',
      status: 400,
      content_type: 'application/json',
    };
    expect([body.attempt, body.failure]).toEqual([1, failure]);
    expect(await listedAs('stopped')).toMatchObject([{ failure, attempt: 1 }]);
  });

  it('that the workflow refused has its code in the log, in its progress and in the list', async () => {
    await bff.core.play({ PartakerExtended: 'refused:vat_taken' });
    expect((await send()).status).toBe(409);
    const failure = { operation: 'PartakerExtended', outcome: 'refused', status: 400, code: 'vat_taken' };
    expect((await get(`/${simulation.uuid}`)).body).toMatchObject({ failure, attempt: null });
    expect(await listedAs('refused')).toMatchObject([{ failure }]);
    const { code, ...upstream } = failure;
    expect(loggedStep()).toMatchObject({ step: 'partaker', reason: 'vat_taken', code, upstream });
  });

  it('is logged with simulation, step, attempt, next try and the answer of the workflow, and without a value of what was sent', async () => {
    await stopAtIncome();
    expect(loggedStep()).toMatchObject({
      step: 'income',
      attempt: 1,
      reason: 'not_accepted',
      simulation: simulation.uuid,
      next_try_at: new Date(bff.clock.now().getTime() + 2718).toISOString(),
      upstream: { operation: 'Income', outcome: 'refused', status: 400 },
    });
    for (const value of [simulation.client.identification, simulation.client.email])
      expect(JSON.stringify(loggedStep())).not.toContain(value);
  });

  it('is in the simulation’s history and answer, with number, date and sender', async () => {
    const read = async (): Promise<unknown> =>
      (await ask('get', `/simulations/api/simulation/${simulation.uuid}`)).body.workflow;
    expect(await read()).toBeNull();
    await stopAtIncome();
    const sent_by = 'Paula Soto';
    const reason = 'El workflow no aceptó los datos de este paso.';
    expect(await read()).toEqual({
      state: 'stopped',
      step: 5,
      request: null,
      sent_at: null,
      sent_by,
      reason,
      is_email_refused: false,
    });
    await cancelStopped();
    await bff.core.play({});
    await send();
    const sent_at = bff.clock.now().toISOString();
    expect(await read()).toEqual({
      state: 'done',
      step: 9,
      request: 70_001,
      sent_at,
      sent_by,
      reason: null,
      is_email_refused: false,
    });
    const history = await ask('get', `/api/simulador/clientes/${simulation.client.uuid}/historia`);
    const events = (history.body as HistoryPageDto).results.filter(({ kind }) => kind.startsWith('send_'));
    expect(events.map(({ kind, by, text }) => [kind, by, text])).toEqual([
      ['send_created', 'Paula Soto', null],
      ['send_retried', 'Paula Soto', null],
      ['send_cancelled', expect.anything(), null],
      ['send_stopped', 'Workflow', reason],
      ['send_requested', 'Paula Soto', null],
    ]);
  });
});

it('a step that our own database did not store is done again by the queue, and is no trouble of the workflow', async () => {
  await bff.query(`
    CREATE SEQUENCE tries;
    CREATE FUNCTION refuse_first() RETURNS trigger LANGUAGE plpgsql AS
      $$BEGIN IF nextval('tries') = 1 THEN RAISE 'not stored'; END IF; RETURN NEW; END$$;
    CREATE TRIGGER refuse_first BEFORE INSERT ON workflow_steps
      FOR EACH ROW WHEN (NEW.step = 'income') EXECUTE FUNCTION refuse_first()`);
  await send();
  await retryUntil(
    () => get(`/${simulation.uuid}`),
    ({ body }) => body.state === 'done',
  );
  const subject = `simulation ${simulation.uuid}`;
  expect(await bff.query('SELECT action FROM audit WHERE subject = $1 ORDER BY id', [subject])).toEqual([
    { action: 'simulation_send_asked' },
    { action: 'simulation_sent' },
  ]);
});
