/** Adjustments of a sheet's author, and the instant that they mean. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { loadedRates, type SheetsApi, startSheets, type ShortAndLong } from '../src/testing/rate-sheets.ts';

let sheets: SheetsApi;
let rates: ShortAndLong;
/** Short enough for sessions to stay valid. */
const SOON_MS = 20_000;
const soon = (): string => new Date(sheets.tables.bff.clock.now().getTime() + SOON_MS).toISOString();

describe('a sheet of its author', () => {
  beforeAll(async () => {
    sheets = await startSheets({ RATE_APPROVAL: 'second' });
  });
  afterAll(() => sheets.tables.bff.close());
  beforeEach(async () => {
    rates = await loadedRates(sheets.tables);
  });

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
    const planned = new Date(clock.now().getTime() + 10 * SOON_MS).toISOString();
    const id = await sheets.draft({ rate: rates.short, value: 4.15 });
    const past = new Date(clock.now().getTime() - SOON_MS).toISOString();
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
    const at = soon();
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
