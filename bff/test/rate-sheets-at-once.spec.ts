/** Sheets that several administrators decide about at the same time, and the midnight in Santiago at which they take effect. */
import { describe, expect, it } from '@jest/globals';
import { eachWithRates, loadedRates } from '../src/testing/rate-sheets.ts';
import { signIn } from '../src/testing/staff.ts';
import { download, edited, ratesPath, upload } from '../src/testing/spreadsheets.ts';

/** 00:00 of the first of December in Santiago. */
const MIDNIGHT = '2026-12-01T03:00:00.000Z';
const MIDNIGHT_MS = new Date(MIDNIGHT).getTime();

const { sheets, rates } = eachWithRates({ RATE_APPROVAL: 'second' });

const submitted = () => sheets.submitted({ rate: rates.short, value: 4.15 });
const events = async (id: number): Promise<string[]> =>
  (await sheets.author.get(`/${id}`)).body.history.map(({ event }: { event: string }) => event);

describe('a submitted sheet', () => {
  it('is approved once by several who press at the same time', async () => {
    const id = await submitted();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => sheets.second.post(`/${id}/aprobar`, { effective_at: MIDNIGHT })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await events(id)).toEqual(['approved', 'submitted', 'written']);
  });

  it.each(['devolver', 'rebasar'])(
    'is either approved or changed by its author, who asks to %s it meanwhile',
    async (action) => {
      for (let round = 0; round < 2; round += 1) {
        const id = await submitted();
        const [approval, change] = await Promise.all([
          sheets.second.post(`/${id}/aprobar`),
          sheets.author.post(`/${id}/${action}`, action === 'devolver' ? { reason: 'Falta un plazo' } : {}),
        ]);
        expect([approval.status, change.status].sort()).toEqual([200, 409]);
        const state = await sheets.stateOf(id);
        const changed = action === 'devolver' ? 'returned' : 'submitted';
        expect(state).toBe(approval.status === 200 ? 'in_force' : changed);
        expect(await sheets.tables.suggested(rates.product, 1000, 10)).toBe(state === 'in_force' ? 4.15 : 4);
        Object.assign(rates, await loadedRates(sheets.tables));
      }
    },
  );
});

describe('the midnight of Santiago', () => {
  it('is the first instant of the new rates, and of the next month for an uploaded file', async () => {
    const { bff } = sheets.tables;
    const { clock, http } = bff;
    const id = await submitted();
    const approved = await sheets.second.post(`/${id}/aprobar`, { effective_at: MIDNIGHT });
    expect(approved.status).toBe(200);
    const other = await loadedRates(sheets.tables);
    const path = ratesPath(other.product);
    clock.advance(MIDNIGHT_MS - clock.now().getTime() - 1);
    // Earlier sessions have ended by then.
    const admin = await signIn(bff, 'adminrole', true);
    const file = edited((await download(bff, admin, {}, path)).body as Buffer, {
      [other.short]: { Tasa: 4.3 },
    });
    const sheet = async (of: number) =>
      (await http.get(`/api/simulador/hojas/${of}`).set(admin.headers)).body;
    const planned = async (): Promise<unknown> =>
      (await sheet((await upload(bff, admin, file, 'Tarifas.xlsx', path)).body.sheet)).planned_at;
    expect(await sheets.tables.suggested(rates.product, 1000, 10)).toBe(4);
    expect(await planned()).toBe(MIDNIGHT);
    clock.advance(1);
    expect(await sheets.tables.suggested(rates.product, 1000, 10)).toBe(4.15);
    expect(await planned()).toBe('2027-01-01T03:00:00.000Z');
    expect((await sheet(id)).state).toBe('in_force');
  });
});
