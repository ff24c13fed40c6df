/** Sheets of their author, as those who may approve them learn of them, and the quotes that a sheet changes. */
import { describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { DurableJobs } from '../src/jobs/durable-jobs.ts';
import { mailboxForSpec } from '../src/testing/for-spec.ts';
import { Mailing } from '../src/testing/mailing.ts';
import { eachWithRates } from '../src/testing/rate-sheets.ts';
import { emailOf } from '../src/testing/staff.ts';
import { storeNewSimulation } from '../src/testing/stored-simulation.ts';
import type { TestMail } from '../src/testing/test-mailbox.ts';

const SECOND = 'segunda@lindero.example';
const DAY_MS = 86_400_000;

const mailbox = mailboxForSpec();
const { sheets, rates } = eachWithRates(() => ({
  ...{ RATE_APPROVAL: 'second', QUOTE_NOTICES: 'executive' },
  ...{ SMTP_URL: mailbox.smtpUrl, PUBLIC_URL: 'http://localhost:9' },
}));

const later = (days: number): string =>
  new Date(sheets.tables.bff.clock.now().getTime() + days * DAY_MS).toISOString();
const mails = async (to: string): Promise<TestMail[]> => {
  const mailing = new Mailing(sheets.tables.bff);
  return mailing.allMails({ email: to }, mailbox);
};
const toApprove = async (headers: Readonly<Record<string, string>>): Promise<number> =>
  (await sheets.tables.bff.http.get('/api/simulador/tarifas/aprobacion').set(headers)).body.to_approve;

/** Stores a simulation of the product's short rates for houses. */
async function quote(calculation: object = {}, simulation: object = {}): Promise<number> {
  const of = { codpro: rates.product, tipopropiedad: 1, destino: 1, plazototal: 10, montocredito: 1000 };
  await storeNewSimulation(sheets.tables.bff.app.get(DataSource), {
    calculation: { ...of, ...calculation },
    simulation,
  });
  const [newest] = await sheets.tables.bff.query('SELECT max(id) AS id FROM simulations');
  return (newest as { id: number }).id;
}

describe('a submitted sheet', () => {
  it('is counted for and mailed to those who may approve it, and says who did what', async () => {
    const { admin } = sheets.tables;
    const before = await toApprove(sheets.secondHeaders);
    const { body } = await sheets.author.post('', {
      name: 'Diciembre',
      changes: [
        { rate: rates.short, value: 4.1 },
        { rate: rates.long, value: 4.15 },
      ],
      planned_at: later(5),
    });
    const { id } = body as { id: number };
    for (const name of ['Ajuste', 'Ajuste de diciembre']) await sheets.author.patch(`/${id}`, { name });
    await quote();
    const submitted = await sheets.author.post(`/${id}/enviar`);
    expect(submitted.body.submitted_impact).toMatchObject({
      ...{ rates: 2, least: -0.05, most: 0.1, quoted: 1 },
      latest: { count: 1, same: 0, lower: 0, higher: 1, largest: [{ rate_before: 4, rate_after: 4.1 }] },
    });
    await quote();
    expect((await sheets.second.get(`/${id}`)).body.submitted_impact).toEqual(
      submitted.body.submitted_impact,
    );
    expect(await toApprove(sheets.secondHeaders)).toBe(before + 1);
    expect(await toApprove(admin)).toBe(0);
    const [mail] = await mails(SECOND);
    expect(mail?.subject).toBe('Cambio de tarifas por aprobar: Ajuste de diciembre');
    expect(mail?.text).toContain('Paula Soto envió a aprobación un cambio de 2 tarifas.');
    expect(mail?.text).toContain(
      'Cotizaciones vigentes cuya tasa cambia: 1. Simulaciones de los últimos 90 días: 1; el dividendo sube en 1 y baja en 0.',
    );
    expect(mail?.text).toContain(`http://localhost:9/tarifas/hojas?hoja=${id}`);
    expect(await mails(emailOf('adminrole'))).toEqual([]);
    const { app, query } = sheets.tables.bff;
    const [{ id: second, version }] = (await query(
      'SELECT users.id, rate_sheets.version FROM users, rate_sheets WHERE email = $1 AND rate_sheets.id = $2',
      [SECOND, id],
    )) as [{ id: number; version: number }];
    const late = { sheet: String(id), version: String(version - 1), user: String(second) };
    await app.get(DurableJobs).enqueue(app.get(DataSource).manager, 'rate_sheet_mail', late, 'late');
    expect(await mails(SECOND)).toHaveLength(1);

    expect((await sheets.second.post(`/${id}/rebasar`)).body.submitted_impact).toBeNull();
    await sheets.second.post(`/${id}/devolver`, { reason: 'Solo los cortos' });
    await sheets.author.post(`/${id}/rebasar`);
    const again = await sheets.author.post(`/${id}/enviar`);
    expect(again.body.submitted_impact).toMatchObject({ quoted: 2, latest: { count: 2, higher: 2 } });
    const at = later(8);
    const { body: approved } = await sheets.second.post(`/${id}/aprobar`, { effective_at: at });
    expect(approved.detail).toBeUndefined();
    expect(approved.history.map(({ by, event }: { by: string; event: string }) => [by, event])).toEqual([
      ['Elena Rivas', 'approved'],
      ['Paula Soto', 'submitted'],
      ['Paula Soto', 'resumed'],
      ['Elena Rivas', 'returned'],
      ['Elena Rivas', 'rebased'],
      ['Paula Soto', 'submitted'],
      ['Paula Soto', 'written'],
    ]);
    expect(approved.history[0].moved_from).toBe(approved.planned_at);
  });
});

describe('quotes that a sheet changes', () => {
  it('are open, of its rates, and saved within the days that a quote is valid', async () => {
    const { bff } = sheets.tables;
    const executive = (await bff.query("SELECT id FROM users WHERE bank_role = 'executiverole'")) as [
      { id: number },
    ];
    const own = await quote({}, { commercial: executive[0] });
    const disabled = (await bff.query(
      "UPDATE users SET disabled = true WHERE bank_role = 'commercialrole' RETURNING id",
    )) as [{ id: number }];
    const ofDisabled = await quote({}, { commercial: disabled[0] });
    const others = [
      await quote({ plazototal: 15 }),
      await quote({ montocredito: 2000 }),
      await quote({ personalizarTasa: true }),
      await quote({ destino: 72 }),
      await quote({}, { sentToWorkflow: true }),
      await quote({}, { created: new Date(bff.clock.now().getTime() - 13 * DAY_MS) }),
    ];
    const id = await sheets.draft({ rate: rates.short, value: 4.1 });
    await sheets.author.patch(`/${id}`, { planned_at: later(4) });
    expect((await sheets.author.patch(`/${id}`, { planned_at: null })).body.planned_at).toBeNull();
    await sheets.author.patch(`/${id}`, { planned_at: later(3) });
    const { status, body } = await sheets.second.get(`/${id}/cotizadas`);
    const found = (body.results as { id: number }[]).map((each) => each.id);
    // The upper bound of the last range of amounts is in it; that of a range of years before another is not.
    expect([status, found, body.notified]).toEqual([200, [others[1], ofDisabled, own], 1]);
    expect(body.results[2]).toMatchObject({ rate_before: 4, rate_after: 4.1 });
    await sheets.author.post(`/${id}/enviar`);
    expect((await sheets.second.post(`/${id}/aprobar`, { effective_at: later(3) })).status).toBe(200);
    const [mail] = await mails(emailOf('executiverole'));
    expect(mail?.subject).toBe('Cambia la tasa de 1 cotización suya');
    expect(mail?.text).toContain(`N.º ${own}. Búsquela por su número`);
  });

  it('were saved before the sheet was in force, if on the same day', async () => {
    const { bff } = sheets.tables;
    const before = await quote();
    const id = await sheets.draft({ rate: rates.short, value: 4.1 });
    await sheets.author.post(`/${id}/enviar`);
    bff.clock.advance(1000);
    expect((await sheets.second.post(`/${id}/aprobar`)).body.state).toBe('in_force');
    bff.clock.advance(1000);
    const after = await quote({}, { created: bff.clock.now() });
    const found = async () =>
      ((await sheets.second.get(`/${id}/cotizadas`)).body.results as { id: number }[]).map((each) => each.id);
    expect(await found()).toContain(before);
    expect(await found()).not.toContain(after);
  });
});

describe('a sheet of its author', () => {
  it('makes its adjustment again on other rates, and keeps the rates that were typed', async () => {
    const by = { unit: 'percent', by: 10, product: rates.product, max_years: 15 };
    const { body: draft } = await sheets.author.post('', {
      name: 'Ajuste',
      changes: [
        { rate: rates.short, value: 4.4 },
        { rate: rates.long, value: 4.3 },
      ],
      adjustments: [by],
    });
    expect(draft.adjustments).toEqual([by]);
    for (const changes of [[{ rate: rates.short, value: 4.25 }], [{ rate: rates.long, value: 4.1 }]])
      await sheets.second.post(`/${await sheets.submitted(...changes)}/aprobar`);
    const { body } = await sheets.author.post(`/${draft.id}/rebasar`);
    expect(body.changes).toMatchObject([
      { from: 4.25, value: 4.68 },
      { from: 4.1, value: 4.3 },
    ]);
    const refused = await sheets.author.patch(`/${draft.id}`, { adjustments: [{ ...by, unit: 'x' }] });
    expect(refused.status).toBe(400);
  });

  it('has the instant that its author means, which the approver may change', async () => {
    const { clock } = sheets.tables.bff;
    const planned = new Date(clock.now().getTime() + 200_000).toISOString();
    const id = await sheets.draft({ rate: rates.short, value: 4.15 });
    const past = new Date(clock.now().getTime() - 20_000).toISOString();
    expect((await sheets.author.patch(`/${id}`, { planned_at: past })).status).toBe(200);
    const { status, body } = await sheets.author.post(`/${id}/enviar`);
    expect([status, body.fields]).toEqual([
      400,
      [{ name: 'planned_at', message: 'Debe ser un momento por venir' }],
    ]);
    await sheets.author.patch(`/${id}`, { planned_at: planned });
    expect((await sheets.author.post(`/${id}/enviar`)).body).toMatchObject({
      planned_at: planned,
      effective_at: null,
    });
    const at = new Date(clock.now().getTime() + 20_000).toISOString();
    expect((await sheets.second.post(`/${id}/aprobar`, { effective_at: at })).body).toMatchObject({
      planned_at: planned,
      effective_at: at,
    });
    const [row] = await sheets.tables.bff.query(
      "SELECT details FROM audit WHERE action = 'rate_sheet_changed' AND subject = $1 ORDER BY id DESC LIMIT 1",
      [`RateSheet ${id}`],
    );
    expect(row).toEqual({ details: { state: ['submitted', 'approved'], effective_at: [planned, at] } });
    await sheets.second.post(`/${id}/devolver`, { reason: 'Esperemos' });
  });
});
