import { beforeEach, describe, expect, it } from '@jest/globals';
import { UNMAILED } from '@simulador/contracts/workflow/messages';
import { CORE_EXAMPLES } from '@simulador/contracts/generated/core-examples';
import { randomUUID } from 'node:crypto';
import type { SimulationEntity } from '../src/database/entities/simulation.entity.ts';
import { download, rowsOf } from '../src/testing/spreadsheets.ts';
import { Sending, statusAndDetail } from '../src/testing/workflow.ts';

const PDF_NOT_SENT =
  'No es posible enviar esta simulación a Workflow porque no fue enviado el PDF de la simulación al cliente. Debe iniciar una nueva simulación.';
const sending = Sending.forSpec();
const { bff, staff, store, send, get, stored } = sending;
let simulation: SimulationEntity;

beforeEach(async () => {
  simulation = await sending.begin();
});

describe('a simulation sent to the workflow', () => {
  it('creates one application with all its parts, under the number in the answer', async () => {
    const { status, body } = await send();
    const [application] = (await stored()).applications;
    expect([status, body]).toEqual([200, { request: 70_001, application: application?.uuid }]);
    const { inputs, client } = simulation;
    expect(await stored()).toEqual({
      applications: [{ id: 1, uuid: application?.uuid, managed_by: 35 }],
      properties: [
        {
          id: 1,
          address: { dependant_locality: 348, thoroughfare: '*** COMPLETAR ***' },
          metadata: { price: 2500, dfl_two: false, old_type: 'NW', real_state_type: 2 },
        },
      ],
      partakers: [
        {
          id: 1,
          partaker_type: 'MA',
          address_type: 'NR',
          client: {
            profile: {
              metadata: { cell_phone: inputs.phone },
              vat: client.identification,
              user: { email: client.email, first_name: inputs.firstName, last_name: inputs.lastName },
            },
          },
        },
      ],
      incomes: [{ id: 1, months: ['Enero'], income_catalog: 1, partaker: 1, amount: 2_100_000 }],
      credit_general_data: [{ id: 1, ...CORE_EXAMPLES.CreditGeneralData.purchase }],
      state_vars: [
        {
          id: 1,
          application: application?.uuid,
          partaker: 1,
          income: 1,
          credit_general_data: 1,
          property: 1,
          life_insurances: [3],
          fire_insurances: [2],
          unemployment_insurances: [],
        },
      ],
      requests: [
        {
          id: 70_001,
          uuid: application?.uuid,
          simulation: simulation.uuid,
          executive: staff.executiverole.id,
        },
      ],
    });
  });

  it.each([randomUUID(), 7, null])('ignores the uuid %j in the body', async (uuid) => {
    expect((await send(simulation, 'executiverole', { uuid })).status).toBe(200);
    expect((await stored()).applications.map((application) => application.uuid)).not.toContain(uuid);
  });

  it('can be read afterwards by all staff', async () => {
    const none = { status: 404, body: { detail: 'Esta simulación no se ha enviado a Workflow.' } };
    expect(await get(`/${simulation.uuid}`)).toMatchObject(none);
    await send();
    for (const role of ['adminrole', 'executiverole', 'commercialrole'] as const)
      expect((await get(`/${simulation.uuid}`, role)).body).toEqual({
        simulation: simulation.uuid,
        state: 'done',
        step: 9,
        steps: 9,
        request: 70_001,
        detail: null,
        name: 'Enviar la simulación a Workflow',
        application: (await stored()).applications[0]?.uuid,
        sent_at: bff.clock.now().toISOString(),
        sent_by: 'Paula Soto',
        next_try_at: null,
        reason: null,
        since: bff.clock.now().toISOString(),
        attempt: null,
        failure: null,
      });
  });

  it('has number, day and sender of its request in the spreadsheet', async () => {
    await send();
    const [row] = rowsOf((await download(bff, staff.commercialrole)).body);
    expect(row).toMatchObject({
      'Enviada a Workflow': 'Sí',
      'Solicitud Workflow': 70_001,
      'Fecha de envío': new Date('2026-11-20T00:00:00Z'),
      'Enviada por': 'Paula Soto',
    });
  });

  it('belongs to the named executive, its own executive, or the sender', async () => {
    const { adminrole, executiverole, commercialrole } = staff;
    await send(simulation, 'adminrole', { executive: executiverole.id });
    await send(await store(), 'adminrole', { executive: commercialrole.uuid });
    const given = await store();
    await bff.query('UPDATE simulations SET commercial = $1 WHERE uuid = $2', [executiverole.id, given.uuid]);
    await send(given, 'adminrole');
    await send(await store(), 'adminrole', { executive: null });
    expect((await stored()).requests.map(({ executive }) => executive)).toEqual([
      executiverole.id,
      commercialrole.id,
      executiverole.id,
      adminrole.id,
    ]);
  });

  it('belongs to the sender if its executive is disabled', async () => {
    const { executiverole, commercialrole } = staff;
    await bff.query('UPDATE simulations SET commercial = $1 WHERE uuid = $2', [
      commercialrole.id,
      simulation.uuid,
    ]);
    await bff.query('UPDATE users SET disabled = true WHERE id = $1', [commercialrole.id]);
    expect((await send()).status).toBe(200);
    await bff.query('UPDATE users SET disabled = false WHERE id = $1', [commercialrole.id]);
    expect((await stored()).requests).toMatchObject([{ executive: executiverole.id }]);
  });

  it('belongs to the executive named after a refusal, and is audited as sent by the last sender', async () => {
    await bff.core.play({ Sim2Wf: 'refused:pdf_critical_error' });
    expect(await statusAndDetail(send())).toEqual([400, PDF_NOT_SENT]);
    await bff.core.play({});
    const executive = staff.commercialrole.id;
    expect((await send(simulation, 'adminrole', { executive })).status).toBe(200);
    expect((await stored()).requests).toMatchObject([{ executive }]);
    const sent = await bff.query(
      "SELECT actor FROM audit WHERE action = 'simulation_sent' AND subject = $1",
      [`simulation ${simulation.uuid}`],
    );
    expect(sent).toEqual([{ actor: staff.adminrole.id }]);
  });

  it.each([[0], ['nadie'], [2_000_000], [randomUUID()]])(
    'belongs to nobody whom %j names',
    async (executive) => {
      expect(await statusAndDetail(send(simulation, 'adminrole', { executive }))).toEqual([
        400,
        'Valores no válidos.',
      ]);
      expect((await stored()).applications).toEqual([]);
    },
  );
});

describe('a refused send', () => {
  it('gets a 404 for an unknown simulation', async () => {
    expect(await statusAndDetail(send({ uuid: randomUUID() }))).toEqual([
      404,
      'No encontramos esta simulación.',
    ]);
  });

  it('gets a 400 if the client got no PDF, and nothing is sent', async () => {
    const unmailed = await store({ simulation: { mailedAt: null } });
    expect(await statusAndDetail(send(unmailed))).toEqual([400, PDF_NOT_SENT]);
    expect((await get(`/${unmailed.uuid}`)).status).toBe(404);
    expect((await stored()).applications).toEqual([]);
  });

  it('gets a 409 that says what is awaited, and when to ask again, while the mail is under way', async () => {
    const underWay = await store({ simulation: { mailedAt: null } });
    await bff.query(
      `INSERT INTO mail_intents (intent, simulation, recipient, created) VALUES ($2, $1, 'ana@correo.example', now())`,
      [underWay.uuid, randomUUID()],
    );
    const answer = await send(underWay);
    expect([answer.status, answer.headers['retry-after'], answer.body.detail]).toEqual([
      409,
      '5',
      // There is no mail server here.
      UNMAILED.no_mail,
    ]);
    await bff.query('UPDATE mail_intents SET failed_at = now() WHERE simulation = $1', [underWay.uuid]);
    expect(await statusAndDetail(send(underWay))).toEqual([400, PDF_NOT_SENT]);
    await bff.query('UPDATE simulations SET mail_refused_at = now() WHERE uuid = $1', [underWay.uuid]);
    expect(await statusAndDetail(send(underWay))).toEqual([409, UNMAILED.refused]);
    await bff.query('UPDATE clients SET opposed_at = now() WHERE uuid = $1', [underWay.client.uuid]);
    expect(await statusAndDetail(send(underWay))).toEqual([409, UNMAILED.opposed]);
    expect((await get(`/${underWay.uuid}`)).status).toBe(404);
  });
});
