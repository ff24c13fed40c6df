import { describe, expect, it } from '@jest/globals';
import { addDays, santiagoDate } from '@simulador/contracts/platform/dates';
import { eachWithRates } from '../src/testing/rate-sheets.ts';
import { HOUSE, refusalOf } from '../src/testing/rate-tables.ts';

const SHEETS = '/api/simulador/hojas';

const { sheets, rates } = eachWithRates({ RATE_APPROVAL: 'second' });
/** Short enough for sessions to stay valid. */
const SOON_MS = 20_000;
/** Refusal of a change that the caller's own former step made stale. */
const own = (verb: string): unknown[] => [
  409,
  expect.stringMatching(new RegExp(`^Usted ya ${verb} este cambio el .*\\d\\. Revíselo de nuevo\\.$`)),
];
const soon = (): string => new Date(sheets.tables.bff.clock.now().getTime() + SOON_MS).toISOString();

describe('a sheet is refused', () => {
  it('is not approved by a user who only edited it', async () => {
    const id = await sheets.draft({ rate: rates.short, value: 4.15 });
    expect(
      (await sheets.second.patch(`/${id}`, { changes: [{ rate: rates.short, value: 4.1 }] })).status,
    ).toBe(200);
    await sheets.author.post(`/${id}/enviar`);
    expect((await sheets.second.approve(id)).status).toBe(403);
  });

  it('is changed as a draft only, and not over another person’s change', async () => {
    const id = await sheets.draft({ rate: rates.short, value: 4.15 });
    const { version } = (await sheets.author.get(`/${id}`)).body;
    const changed = await sheets.author.patch(`/${id}`, {
      name: 'Martes',
      changes: [
        { rate: rates.short, value: 4.1 },
        { rate: rates.long, value: null },
      ],
    });
    expect(changed.body).toMatchObject({ name: 'Martes', change_count: 2 });
    const stale = await sheets.author.patch(`/${id}`, { name: 'Otro' }, { 'If-Match': `"${version}"` });
    expect(stale.status).toBe(409);
    await sheets.author.post(`/${id}/enviar`);
    expect(refusalOf(await sheets.author.patch(`/${id}`, { name: 'Otro' }))).toEqual([
      409,
      'Este cambio está enviado a aprobación: por eso no se puede. Revíselo de nuevo.',
    ]);
  });

  it('is changed by one of several who read the same version', async () => {
    const id = await sheets.draft({ rate: rates.short, value: 4.15 });
    const read = { 'If-Match': `"${(await sheets.author.get(`/${id}`)).body.version}"` };
    const changes = await Promise.all(
      Array.from({ length: 8 }, (_each, n) => sheets.author.patch(`/${id}`, { name: `Hoja ${n}` }, read)),
    );
    expect(changes.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
  });

  it('is approved only as read, and names the lines that moved since', async () => {
    const long = { rate: rates.long, value: 4.3 };
    const id = await sheets.draft({ rate: rates.short, value: 4.15 }, long);
    const { version } = (await sheets.author.get(`/${id}`)).body;
    await sheets.author.patch(`/${id}`, { changes: [{ rate: rates.short, value: 4.2 }, long] });
    await sheets.author.patch(`/${id}`, { name: 'Martes' });
    const { body: submitted } = await sheets.author.post(`/${id}/enviar`);
    const refused = await sheets.second.approve(id, {}, version);
    expect(refusalOf(refused)).toEqual([
      409,
      expect.stringMatching(/^Paula Soto envió a aprobación este cambio el .* Revíselo de nuevo\.$/),
    ]);
    expect(refused.body.lines).toEqual([submitted.lines[0].label]);
    expect((await sheets.second.approve(id, {}, version + 1)).body.lines).toEqual([]);
    expect((await sheets.second.approve(id)).body.state).toBe('in_force');
    expect(refusalOf(await sheets.second.approve(id, {}, submitted.version))).toEqual(own('aprobó'));
  });

  it('shows nothing old beside its lines while replicas of the release before write and read it', async () => {
    const long = { rate: rates.long, value: 4.3 };
    const id = await sheets.draft({ rate: rates.short, value: 4.15 }, long);
    const { version } = (await sheets.author.get(`/${id}`)).body;
    const { query } = sheets.tables.bff;
    await query(`UPDATE rate_sheets SET impact = '{"latest": null}' WHERE id = $1`, [id]);
    await sheets.author.patch(`/${id}`, { changes: [{ rate: rates.short, value: 4.2 }, long] });
    expect(await query('SELECT impact FROM rate_sheets WHERE id = $1', [id])).toEqual([{ impact: null }]);
    // A correction by the release before, which records no lines.
    await query('UPDATE rate_sheets SET version = version + 1 WHERE id = $1', [id]);
    await query(
      `INSERT INTO audit (at, action, subject, details) VALUES (now(), 'rate_sheet_changed', $1, '{"base_version": [1, 2]}')`,
      [`RateSheet ${id}`],
    );
    const { body: submitted } = await sheets.author.post(`/${id}/enviar`);
    const steps = submitted.history.map(({ event }: { event: string }) => event);
    expect(steps).toEqual(['submitted', 'corrected', 'written']);
    const labels = submitted.lines.map(({ label }: { label: string }) => label);
    const { lines } = (await sheets.second.approve(id, {}, version)).body;
    expect([...lines].sort()).toEqual([...labels].sort());
  });

  it.each([
    ['post', '/enviar', {}, 200],
    ['post', '/devolver', { reason: 'No corresponde.' }, 200],
    // A draft has nothing to undo.
    ['post', '/revertir', {}, 409],
    ['delete', '', {}, 204],
  ] as const)('is decided about as it was read only: %s %s', async (method, action, body, expected) => {
    const id = await sheets.draft({ rate: rates.short, value: 4.15 });
    const read = (await sheets.author.get(`/${id}`)).body;
    await sheets.second.patch(`/${id}`, { name: 'Martes' });
    const isReturn = action === '/devolver';
    if (isReturn) await sheets.second.post(`/${id}/enviar`);
    const { http } = sheets.tables.bff;
    const decision = async (version: number) =>
      http[method](`${SHEETS}/${id}${action}`)
        .set({ ...sheets.secondHeaders, 'If-Match': `"${version}"` })
        .send(body);
    expect(refusalOf(await decision(read.version))).toEqual(
      own(isReturn ? 'envió a aprobación' : 'corrigió'),
    );
    const { version } = (await sheets.author.get(`/${id}`)).body;
    expect(version).toBe(read.version + (isReturn ? 2 : 1));
    expect((await decision(version)).status).toBe(expected);
  });

  it('is returned if it can’t take effect at its instant, and audited', async () => {
    const cell = { ...HOUSE, product: rates.product, min_amount: 300, max_amount: 2000 };
    const years = { min_years: 30, max_years: 35 };
    const id = await sheets.submitted(
      { kind: 'period', values: { product: rates.product, ...years } },
      { ...cell, ...years, value: 4.4 },
    );
    expect((await sheets.second.approve(id, { effective_at: soon() })).status).toBe(200);
    const { bff } = sheets.tables;
    // By an operator's SQL, because the application refuses it.
    const range = 'INSERT INTO range_periods (product_id, min_years, max_years) VALUES ($1, 30, 40)';
    await bff.query(range, [rates.product]);
    bff.clock.advance(SOON_MS + 1000);
    expect((await sheets.author.get(`/${id}`)).body).toMatchObject({
      state: 'returned',
      effective_at: null,
      reason: 'No se pudo poner en vigencia: los rangos o las tarifas cambiaron después de aprobarlo.',
    });
    const rows = await bff.query(
      'SELECT actor, details FROM audit WHERE subject = $1 ORDER BY id DESC LIMIT 1',
      [`RateSheet ${id}`],
    );
    expect(rows).toEqual([{ actor: null, details: { state: ['approved', 'returned'], lines: [null, []] } }]);
  });

  it('is refused without a valid change, with a sentence', async () => {
    const refusedFor = async (...changes: object[]): Promise<unknown> =>
      refusalOf(await sheets.author.post('', { name: 'Lunes', changes }));
    expect(await refusedFor({ rate: 999_999, value: 4 })).toEqual([400, 'La tarifa 999999 no existe.']);
    expect(await refusedFor({ rate: rates.short, value: 4.123 })).toEqual([400, 'Use hasta dos decimales']);
    expect(
      (await sheets.author.post('', { name: 'Lunes', changes: [{ rate: rates.short, value: 12 }] })).status,
    ).toBe(400);
    expect((await sheets.author.post('', { name: 'Lunes', changes: [{ rate: rates.short }] })).status).toBe(
      400,
    );
    expect((await sheets.author.post('', { name: 'Lunes', changes: [{ value: 4 }] })).status).toBe(400);
    expect(await refusedFor({ rate: rates.short, value: 4.1 }, { rate: rates.short, value: 4.2 })).toEqual([
      400,
      'Una tarifa está más de una vez.',
    ]);
    const empty = await sheets.draft({ rate: rates.short, value: 4 });
    expect(refusalOf(await sheets.author.post(`/${empty}/enviar`))).toEqual([400, 'No cambia ningún valor.']);
    expect((await sheets.author.get('/999999')).status).toBe(404);
  });

  it('is refused above the TMC of its day, for a past instant, in more than a year, and without a zone', async () => {
    const above = await sheets.draft({ rate: rates.short, value: 9.9 });
    expect((await sheets.author.get(`/${above}`)).body.is_above_tmc).toBe(true);
    const [status, detail] = refusalOf(await sheets.author.post(`/${above}/enviar`));
    expect([status, detail]).toEqual([400, expect.stringMatching(/^La tasa no puede ser mayor a la TMC: /)]);
    expect((await sheets.second.approve(above)).status).toBe(400);
    const id = await sheets.submitted({ rate: rates.short, value: 4.15 });
    const past = new Date(sheets.tables.bff.clock.now().getTime() - 1000).toISOString();
    expect(refusalOf(await sheets.second.approve(id, { effective_at: past }))).toEqual([
      400,
      'Debe ser un momento por venir',
    ]);
    const { clock } = sheets.tables.bff;
    const later = (days: number): string => new Date(clock.now().getTime() + days * 86_400_000).toISOString();
    const refused = async (effective_at: string): Promise<unknown[]> =>
      refusalOf(await sheets.second.approve(id, { effective_at }));
    expect(await refused(later(366))).toEqual([400, 'Debe ser un momento dentro de un año']);
    expect(await refused('9999-12-31T00:00:00Z')).toEqual([400, 'Debe ser un momento dentro de un año']);
    for (const withoutZone of [later(1).replace('Z', ''), later(1).slice(0, 10)])
      expect(await refused(withoutZone)).toEqual([
        400,
        'Debe ser una fecha y hora con su zona, como 2026-11-20T09:00:00-03:00',
      ]);
    expect((await refused('mañana'))[0]).toBe(400);
    expect(await sheets.stateOf(id)).toBe('submitted');
  });

  it('is checked against the TMC already published for its day', async () => {
    const { bff } = sheets.tables;
    const validFrom = addDays(santiagoDate(bff.clock.now()), 20);
    await bff.query(
      `INSERT INTO tmc (type_code, currency, above_uf, up_to_uf, min_months, annual_pct, valid_from)
       SELECT DISTINCT type_code, currency, above_uf, up_to_uf, min_months, 4.1, $1::date
       FROM tmc WHERE currency = 998`,
      [validFrom],
    );
    const id = await sheets.submitted({ rate: rates.short, value: 4.15 });
    const then = new Date(bff.clock.now().getTime() + 25 * 86_400_000).toISOString();
    const [status, detail] = refusalOf(await sheets.second.approve(id, { effective_at: then }));
    expect([status, detail]).toEqual([400, expect.stringContaining('TMC')]);
    expect((await sheets.second.approve(id, { effective_at: soon() })).status).toBe(200);
    await bff.query('DELETE FROM tmc WHERE valid_from = $1', [validFrom]);
  });

  it('blocks changes of rates that an approved sheet will change', async () => {
    const later = await sheets.submitted({ rate: rates.short, value: 4.15 });
    await sheets.second.approve(later, { effective_at: soon() });
    const sooner = await sheets.draft({ rate: rates.short, value: 4.05 });
    const [status, detail] = refusalOf(await sheets.author.post(`/${sooner}/enviar`));
    expect([status, detail]).toEqual([409, expect.stringContaining('El cambio «Lunes», ya aprobado')]);
    const elsewhere = await sheets.submitted({ rate: rates.long, value: 4.3 });
    expect((await sheets.second.approve(elsewhere)).status).toBe(200);
  });
});
