import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { loadedRates, type SheetsApi, startSheets, type ShortAndLong } from '../src/testing/rate-sheets.ts';
import { HOUSE, refusalOf } from '../src/testing/rate-tables.ts';

let sheets: SheetsApi;
let rates: ShortAndLong;
const suggested = (years: number, amount = 1000): Promise<unknown> =>
  sheets.tables.suggested(rates.product, amount, years);
/** Short enough for sessions to stay valid. */
const SOON_MS = 20_000;
const soon = (): string => new Date(sheets.tables.bff.clock.now().getTime() + SOON_MS).toISOString();

describe('a sheet that a second person approves', () => {
  beforeAll(async () => {
    sheets = await startSheets({ RATE_APPROVAL: 'second' });
  });
  afterAll(() => sheets.tables.bff.close());
  beforeEach(async () => {
    rates = await loadedRates(sheets.tables);
  });

  it('is invisible to simulations until another administrator has approved it', async () => {
    const { body } = await sheets.author.post('', {
      name: ' Lunes  16 ',
      changes: [{ rate: rates.short, value: 4.15 }],
    });
    expect(body).toMatchObject({
      name: 'Lunes 16',
      state: 'draft',
      author: 'Paula Soto',
      base_version: expect.any(Number),
      changes: [
        { rate: rates.short, from: 4, value: 4.15, product: rates.product, min_years: 5, max_years: 15 },
      ],
      is_above_tmc: false,
      actions: ['change', 'submit', 'delete'],
    });
    const { id } = body as { id: number };
    expect((await sheets.author.post(`/${id}/enviar`)).body).toMatchObject({ state: 'submitted' });
    expect(await suggested(10)).toBe(4);
    expect(refusalOf(await sheets.author.approve(id))).toEqual([
      403,
      'Quien escribió un cambio no lo aprueba: debe aprobarlo otra persona con rol de administración.',
    ]);
    const { status, body: approved } = await sheets.second.approve(id);
    expect([status, approved.state, approved.decided_by]).toEqual([200, 'in_force', 'Elena Rivas']);
    expect(await suggested(10)).toBe(4.15);
    expect(await suggested(20)).toBe(4.2);
    const { results, count: all } = (await sheets.author.get('')).body;
    expect(results[0]).toMatchObject({ id, state: 'in_force', change_count: 1 });
    expect(all).toBeGreaterThanOrEqual(1);
  });

  it('can be returned with a reason, edited again, and returned before its instant', async () => {
    const id = await sheets.submitted({ rate: rates.short, value: 4.15 });
    expect((await sheets.second.post(`/${id}/devolver`, {})).status).toBe(400);
    const returned = await sheets.second.post(`/${id}/devolver`, { reason: 'Muy baja' });
    expect(returned.body).toMatchObject({ state: 'returned', reason: 'Muy baja', decided_by: 'Elena Rivas' });
    expect((await sheets.author.post(`/${id}/enviar`)).status).toBe(409);
    expect((await sheets.author.patch(`/${id}`, {})).body.state).toBe('draft');
    const again = await sheets.author.post(`/${id}/enviar`);
    expect(again.body).toMatchObject({ reason: 'Muy baja', decided_by: null, decided_at: null });
    await sheets.second.approve(id, { effective_at: soon() });
    expect((await sheets.second.post(`/${id}/devolver`, { reason: 'Esperemos' })).body.state).toBe(
      'returned',
    );
    sheets.tables.bff.clock.advance(2 * SOON_MS);
    expect(await suggested(10)).toBe(4);
  });

  it('is refused if rates changed, and written anew for them once it is returned', async () => {
    const changes = [
      { rate: rates.short, value: 4.15 },
      { rate: rates.long, value: 4.3 },
    ];
    const id = await sheets.submitted(...changes);
    const { base_version: before } = (await sheets.author.get(`/${id}`)).body;
    const other = await sheets.submitted({ rate: rates.short, value: 4.05 });
    await sheets.second.approve(other);
    const { status, body } = await sheets.second.approve(id);
    expect([status, body.lines]).toEqual([
      409,
      [expect.stringMatching(/^Producto \d+, Compraventa, Casa, 5 a 15 años/)],
    ]);
    expect(body.detail).toMatch(
      /^Cambió 1 valor después de escribir el cambio: .*Casa, 5 a 15 años.*era 4,00 %, ahora 4,05 %/,
    );
    expect((await sheets.author.patch(`/${id}`, { changes })).status).toBe(409);
    expect((await sheets.second.post(`/${id}/devolver`, { reason: 'Cambió lo vigente' })).status).toBe(200);
    const kept = await sheets.author.patch(`/${id}`, { name: 'Martes' });
    expect(kept.body).toMatchObject({
      ...{ state: 'draft', base_version: before, changes: [{ from: 4 }, { from: 4.2 }] },
      moved_lines: [0],
    });
    const anew = await sheets.author.patch(`/${id}`, { changes });
    expect(anew.body).toMatchObject({
      ...{ state: 'draft', base_version: before + 1, changes: [{ from: 4.05 }, { from: 4.2 }] },
      moved_lines: [],
    });
    expect((await sheets.author.post(`/${id}/enviar`)).status).toBe(200);
    expect((await sheets.second.approve(id)).body.state).toBe('in_force');
    expect([await suggested(10), await suggested(20)]).toEqual([4.15, 4.3]);
    // None of the other sheet's rates is left.
    expect([await sheets.stateOf(other), await sheets.stateOf(id)]).toEqual(['replaced', 'in_force']);
  });

  it('says who may still approve it', async () => {
    const id = await sheets.draft({ rate: rates.short, value: 4.15 });
    const read = async (by = sheets.second): Promise<unknown> => {
      const { body } = await by.get(`/${id}`);
      return [body.is_writer, body.approver_count];
    };
    expect([await read(sheets.author), await read()]).toEqual([
      [true, 1],
      [false, 1],
    ]);
    await sheets.second.patch(`/${id}`, { name: 'Corregida' });
    expect(await read()).toEqual([true, 0]);
  });

  it('adds a rate in a range that it adds, not in a missing one, and is undone with both', async () => {
    const amounts = { product: rates.product, min_amount: 2000, max_amount: 9000 };
    const added = { ...amounts, ...HOUSE, min_years: 5, max_years: 15, value: 3.9 };
    const missing = await sheets.draft(added);
    expect(refusalOf(await sheets.author.post(`/${missing}/enviar`))).toEqual([
      409,
      'Una tarifa nueva es de un rango que el producto no tiene: agréguelo primero en Mantenedores.',
    ]);
    const id = await sheets.submitted({ kind: 'amount', values: amounts }, added, {
      rate: rates.short,
      value: 4.1,
    });
    expect((await sheets.second.approve(id)).body.state).toBe('in_force');
    expect([await suggested(10, 5000), await suggested(10)]).toEqual([3.9, 4.1]);
    const undo = await sheets.author.post(`/${id}/revertir`);
    expect([undo.status, undo.body.state, undo.body.reverts, undo.body.name]).toEqual([
      201,
      'draft',
      id,
      'Deshacer: Lunes',
    ]);
    await sheets.author.post(`/${undo.body.id}/enviar`);
    await sheets.second.approve(undo.body.id);
    expect([await suggested(10, 5000), await suggested(10)]).toEqual([404, 4]);
    expect(await sheets.stateOf(id)).toBe('replaced');
    expect((await sheets.author.post(`/${id}/revertir`)).status).toBe(409);
    const crossing = await sheets.draft({ kind: 'amount', values: { ...amounts, min_amount: 1000 } });
    expect(refusalOf(await sheets.author.post(`/${crossing}/enviar`))).toEqual([
      409,
      'Este rango se cruza con otro del mismo producto.',
    ]);
  });

  it('accepts changes of thousands of rates', async () => {
    const cell = { product: rates.product, ...HOUSE, min_amount: 2000, max_amount: 9000 };
    const changes = Array.from({ length: 2_000 }, (_each, index) => ({
      ...cell,
      min_years: 5,
      max_years: 15,
      value: 4,
      min_amount: 2000 + index,
      max_amount: 2001 + index,
    }));
    const { status, body } = await sheets.author.post('', { name: 'Muchas', changes });
    expect([status, body.change_count]).toEqual([201, 2_000]);
  });

  it('is in the history of the rate, with its approver', async () => {
    const id = await sheets.submitted({ rate: rates.short, value: 4.15 });
    await sheets.second.approve(id);
    const { body: history } = await sheets.tables.bff.http
      .get('/api/simulador/tarifas/historia')
      .query({ rate: rates.short })
      .set(sheets.tables.admin);
    expect(history.at(-1)).toMatchObject({
      ...{ by: 'Elena Rivas', from: 4, to: 4.15 },
      sheet: id,
    });
  });
});

describe('a bank with one administrator', () => {
  beforeAll(async () => {
    sheets = await startSheets();
  });
  afterAll(() => sheets.tables.bff.close());
  beforeEach(async () => {
    rates = await loadedRates(sheets.tables);
  });

  it('approves its own sheets, even a draft, visibly', async () => {
    const id = await sheets.draft({ rate: rates.short, value: 4.15 });
    const { body } = await sheets.author.approve(id);
    expect([body.state, body.author, body.decided_by]).toEqual(['in_force', 'Paula Soto', 'Paula Soto']);
    expect(await suggested(10)).toBe(4.15);
  });

  it('stores a sheet in force for each direct change', async () => {
    await sheets.tables.patch('Tarificador', rates.short, { rate: 4.1 });
    const { results } = (await sheets.author.get('')).body;
    expect(results[0]).toMatchObject({
      state: 'in_force',
      author: 'Paula Soto',
      decided_by: 'Paula Soto',
      change_count: 1,
      name: expect.stringMatching(/^(?!Tarifa).+, \d+ a \d+ años, UF .+, 4,00 % → 4,10 %$/),
    });
    await sheets.tables.patch('Tarificador', rates.short, { rate: 4.2 });
    expect(await sheets.stateOf(results[0].id)).toBe('replaced');
    const undo = await sheets.author.post(`/${(await sheets.author.get('')).body.results[0].id}/revertir`);
    await sheets.author.approve(undo.body.id);
    expect(await suggested(10)).toBe(4.1);
  });

  it('does not change rates that an approved sheet will change', async () => {
    const id = await sheets.draft({ rate: rates.short, value: 4.15 });
    await sheets.author.approve(id, { effective_at: soon() });
    expect((await sheets.tables.patch('Tarificador', rates.short, { rate: 4.3 })).status).toBe(409);
    expect((await sheets.tables.patch('RangePeriod', rates.ranges.short, { min_years: 6 })).status).toBe(409);
    expect((await sheets.tables.patch('Tarificador', rates.long, { rate: 4.3 })).status).toBe(200);
    sheets.tables.bff.clock.advance(SOON_MS + 1000);
    // The first change after the instant finds the sheet in force.
    expect((await sheets.tables.patch('Tarificador', rates.short, { rate: 4.35 })).status).toBe(200);
    const [past] = await sheets.tables.bff.query(
      'SELECT annual_pct::float8 AS pct, sheet_id FROM past_rates WHERE rate_id = $1 ORDER BY valid_to DESC LIMIT 1',
      [rates.short],
    );
    expect(past).toEqual({ pct: 4.15, sheet_id: id });
  });
});
