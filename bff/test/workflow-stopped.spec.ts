import type { HistoryPageDto } from '../src/office/management/history.dto.ts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { SimulationEntity } from '../src/database/entities/simulation.entity.ts';
import { retryUntil } from '../src/testing/retry-until.ts';
import { Sending } from '../src/testing/workflow.ts';
import { JOB_TABLE } from '../src/testing/job-table.ts';

const sending = Sending.forSpec();
const { bff, ask, cancelStopped, get, listedAs, send, stopAtIncome, stored, waitForNextTry } = sending;
let simulation: SimulationEntity;

beforeEach(async () => {
  // Removes the jobs of earlier tests, which would continue by themselves.
  await bff.query(`DELETE FROM ${JOB_TABLE}`);
  simulation = await sending.begin();
});

describe('a stopped send', () => {
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
    const entry = bff.logs
      .entries()
      .findLast(({ msg, simulation: of }) => msg === 'workflow step failed' && of === simulation.uuid);
    const { code, ...upstream } = failure;
    expect(entry).toMatchObject({ step: 'partaker', reason: 'vat_taken', code, upstream });
  });

  it('is logged with simulation, step, attempt, next try and the answer of the workflow, and without a value of what was sent', async () => {
    await stopAtIncome();
    const [entry] = bff.logs
      .entries()
      .filter(({ msg, simulation: of }) => msg === 'workflow step failed' && of === simulation.uuid);
    expect(entry).toMatchObject({
      step: 'income',
      attempt: 1,
      reason: 'not_accepted',
      simulation: simulation.uuid,
      next_try_at: new Date(bff.clock.now().getTime() + 2718).toISOString(),
      upstream: { operation: 'Income', outcome: 'refused', status: 400 },
    });
    for (const value of [simulation.client.identification, simulation.client.email])
      expect(JSON.stringify(entry)).not.toContain(value);
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
