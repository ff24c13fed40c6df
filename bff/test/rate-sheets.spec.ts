import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  loadedRates,
  type SheetsAtHand,
  sheetsAtHand,
  type ShortAndLong,
} from '../src/testing/rate-sheets.ts';
import { HOUSE, refusalOf } from '../src/testing/rate-tables.ts';

let hand: SheetsAtHand;
let rates: ShortAndLong;
const suggested = (years: number, amount = 1000): Promise<unknown> =>
  hand.tables.suggested(rates.product, amount, years);
/** Short enough for sessions to stay valid. */
const SOON_MS = 20_000;
const soon = (): string => new Date(hand.tables.bff.clock.now().getTime() + SOON_MS).toISOString();

describe('a sheet that a second person approves', () => {
  beforeAll(async () => {
    hand = await sheetsAtHand({ RATE_APPROVAL: 'required' });
  });
  afterAll(() => hand.tables.bff.close());
  beforeEach(async () => {
    rates = await loadedRates(hand.tables);
  });

  it('is invisible to simulations until another administrator has approved it', async () => {
    const { body } = await hand.author.post('', {
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
      warnings: [],
      actions: ['change', 'submit', 'rebase', 'delete'],
    });
    const { id } = body as { id: number };
    expect((await hand.author.post(`/${id}/enviar`)).body).toMatchObject({ state: 'submitted' });
    expect(await suggested(10)).toBe(4);
    expect(refusalOf(await hand.author.post(`/${id}/aprobar`))).toEqual([
      403,
      'Quien escribió una hoja no la aprueba: debe aprobarla otra persona con rol de administración.',
    ]);
    const { status, body: approved } = await hand.second.post(`/${id}/aprobar`);
    expect([status, approved.state, approved.decided_by]).toEqual([200, 'in_force', 'Elena Rivas']);
    expect(await suggested(10)).toBe(4.15);
    expect(await suggested(20)).toBe(4.2);
    const { results, count: all } = (await hand.author.get('')).body;
    expect(results[0]).toMatchObject({ id, state: 'in_force', change_count: 1 });
    expect(all).toBeGreaterThanOrEqual(1);
  });

  it('takes effect at its instant, for every reader, as of that instant', async () => {
    const { clock } = hand.tables.bff;
    const id = await hand.submitted({ rate: rates.short, value: 4.15 }, { rate: rates.long, value: 4.25 });
    const at = soon();
    const { body } = await hand.second.post(`/${id}/aprobar`, { effective_at: at });
    expect([body.state, body.effective_at]).toEqual(['approved', at]);
    clock.advance(SOON_MS - 1000);
    expect(await suggested(10)).toBe(4);
    clock.advance(1000);
    expect(await suggested(10)).toBe(4.15);
    expect(await hand.stateOf(id)).toBe('in_force');
    const [row] = await hand.tables.bff.query('SELECT valid_from FROM rates WHERE id = $1', [rates.short]);
    expect((row as { valid_from: Date }).valid_from.toISOString()).toBe(at);
  });

  it('can be returned with a reason, taken up again, and returned before its instant', async () => {
    const id = await hand.submitted({ rate: rates.short, value: 4.15 });
    expect((await hand.second.post(`/${id}/devolver`, {})).status).toBe(400);
    const returned = await hand.second.post(`/${id}/devolver`, { reason: 'Muy baja' });
    expect(returned.body).toMatchObject({ state: 'returned', reason: 'Muy baja', decided_by: 'Elena Rivas' });
    expect((await hand.author.patch(`/${id}`, { name: 'Otro' })).status).toBe(409);
    expect((await hand.author.post(`/${id}/rebasar`)).body.state).toBe('draft');
    await hand.author.post(`/${id}/enviar`);
    await hand.second.post(`/${id}/aprobar`, { effective_at: soon() });
    expect((await hand.second.post(`/${id}/devolver`, { reason: 'Esperemos' })).body.state).toBe('returned');
    hand.tables.bff.clock.advance(2 * SOON_MS);
    expect(await suggested(10)).toBe(4);
  });

  it('is refused with the rates that changed, and goes on from them', async () => {
    const id = await hand.submitted({ rate: rates.short, value: 4.15 }, { rate: rates.long, value: 4.3 });
    const other = await hand.submitted({ rate: rates.short, value: 4.05 });
    await hand.second.post(`/${other}/aprobar`);
    const { status, body } = await hand.second.post(`/${id}/aprobar`);
    expect([status, body.rates]).toEqual([
      409,
      [expect.objectContaining({ rate: rates.short, from: 4, now: 4.05, value: 4.15 })],
    ]);
    expect(body.detail).toMatch(
      /^Cambió 1 tarifa después de escribir la hoja: Compraventa, Casa, 5 a 15 años.*era 4,00 %, ahora 4,05 %/,
    );
    const rebased = await hand.second.post(`/${id}/rebasar`);
    expect(rebased.body).toMatchObject({ state: 'submitted', changes: [{ from: 4.05 }, { from: 4.2 }] });
    expect((await hand.second.post(`/${id}/aprobar`)).body.state).toBe('in_force');
    expect([await suggested(10), await suggested(20)]).toEqual([4.15, 4.3]);
    // None of the other sheet's rates is left.
    expect([await hand.stateOf(other), await hand.stateOf(id)]).toEqual(['replaced', 'in_force']);
  });

  it('makes the ranges that its rates need, and is undone with them', async () => {
    const cell = {
      product: rates.product,
      ...HOUSE,
      min_years: 5,
      max_years: 15,
      min_amount: 2000,
      max_amount: 9000,
    };
    const id = await hand.submitted({ ...cell, value: 3.9 }, { rate: rates.short, value: 4.1 });
    expect((await hand.second.post(`/${id}/aprobar`)).body.state).toBe('in_force');
    expect([await suggested(10, 5000), await suggested(10)]).toEqual([3.9, 4.1]);
    const undo = await hand.author.post(`/${id}/revertir`);
    expect([undo.status, undo.body.state, undo.body.reverts, undo.body.name]).toEqual([
      201,
      'draft',
      id,
      'Deshacer: Lunes',
    ]);
    await hand.author.post(`/${undo.body.id}/enviar`);
    await hand.second.post(`/${undo.body.id}/aprobar`);
    expect([await suggested(10, 5000), await suggested(10)]).toEqual([404, 4]);
    expect(await hand.stateOf(id)).toBe('replaced');
    // Reverting a replaced sheet repeats its changes.
    const again = await hand.author.post(`/${id}/revertir`);
    expect(again.body).toMatchObject({ name: 'Repetir: Lunes', change_count: 2 });
    const crossing = await hand.submitted({ ...cell, min_amount: 1000, max_amount: 3000, value: 4 });
    expect((await hand.author.get(`/${crossing}`)).body.warnings[0]).toMatchObject({ kind: 'overlap' });
    expect((await hand.second.post(`/${crossing}/aprobar`)).status).toBe(409);
  });

  it('takes changes of thousands of rates', async () => {
    const cell = { product: rates.product, ...HOUSE, min_amount: 2000, max_amount: 9000 };
    const changes = Array.from({ length: 2_000 }, (_each, index) => ({
      ...cell,
      min_years: 5,
      max_years: 15,
      value: 4,
      min_amount: 2000 + index,
      max_amount: 2001 + index,
    }));
    const { status, body } = await hand.author.post('', { name: 'Muchas', changes });
    expect([status, body.change_count]).toEqual([201, 2_000]);
  });

  it('is in the history of the rate, with its author and its approver', async () => {
    const id = await hand.submitted({ rate: rates.short, value: 4.15 });
    await hand.second.post(`/${id}/aprobar`);
    const { body } = await hand.tables.bff.http
      .get('/api/simulador/tarifas/cambios')
      .query({ product: rates.product })
      .set(hand.tables.admin);
    expect(body.changes[0]).toMatchObject({
      by: 'Elena Rivas',
      rates: [{ id: rates.short, from: 4, to: 4.15 }],
      sheet: { id, name: 'Lunes', author: 'Paula Soto', decided_by: 'Elena Rivas' },
    });
    const { body: history } = await hand.tables.bff.http
      .get('/api/simulador/tarifas/historia')
      .query({ rate: rates.short })
      .set(hand.tables.admin);
    expect(history.at(-1)).toMatchObject({ from: 4, to: 4.15, sheet: { id, author: 'Paula Soto' } });
  });
});

describe('a bank with one administrator', () => {
  beforeAll(async () => {
    hand = await sheetsAtHand({ RATE_APPROVAL: 'none' });
  });
  afterAll(() => hand.tables.bff.close());
  beforeEach(async () => {
    rates = await loadedRates(hand.tables);
  });

  it('approves what it wrote, also a draft, and the sheet says so', async () => {
    const id = await hand.draft({ rate: rates.short, value: 4.15 });
    const { body } = await hand.author.post(`/${id}/aprobar`);
    expect([body.state, body.author, body.decided_by]).toEqual(['in_force', 'Paula Soto', 'Paula Soto']);
    expect(await suggested(10)).toBe(4.15);
  });

  it('writes a sheet of one in force with each direct change', async () => {
    await hand.tables.patch('Tarificador', rates.short, { rate: 4.1 });
    const { results } = (await hand.author.get('')).body;
    expect(results[0]).toMatchObject({
      state: 'in_force',
      author: 'Paula Soto',
      decided_by: 'Paula Soto',
      change_count: 1,
      name: `Tarifa ${rates.short}: de 4,00 % a 4,10 %`,
    });
    await hand.tables.patch('Tarificador', rates.short, { rate: 4.2 });
    expect(await hand.stateOf(results[0].id)).toBe('replaced');
    const undo = await hand.author.post(`/${(await hand.author.get('')).body.results[0].id}/revertir`);
    await hand.author.post(`/${undo.body.id}/aprobar`);
    expect(await suggested(10)).toBe(4.1);
  });

  it('does not change before its time what a sheet was approved for', async () => {
    const id = await hand.draft({ rate: rates.short, value: 4.15 });
    await hand.author.post(`/${id}/aprobar`, { effective_at: soon() });
    expect((await hand.tables.patch('Tarificador', rates.short, { rate: 4.3 })).status).toBe(409);
    expect((await hand.tables.patch('RangePeriod', rates.ranges.short, { min_years: 6 })).status).toBe(409);
    expect((await hand.tables.patch('Tarificador', rates.long, { rate: 4.3 })).status).toBe(200);
    hand.tables.bff.clock.advance(SOON_MS + 1000);
    // The first change after the instant finds the sheet in force.
    expect((await hand.tables.patch('Tarificador', rates.short, { rate: 4.35 })).status).toBe(200);
    const [past] = await hand.tables.bff.query(
      'SELECT annual_pct::float8 AS pct, sheet_id FROM past_rates WHERE rate_id = $1 ORDER BY valid_to DESC LIMIT 1',
      [rates.short],
    );
    expect(past).toEqual({ pct: 4.15, sheet_id: id });
  });
});
