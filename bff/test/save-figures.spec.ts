/** Values that a save recalculates: figures, prices, rate and pesos must be the bank's. */
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { changed, Visitor } from '../src/testing/visitor.ts';
import { EXAMPLE_REQUEST } from '../src/testing/example.ts';
import { createUser, signIn } from '../src/testing/staff.ts';
import { bffForSpec } from '../src/testing/for-spec.ts';

// Trusted, so that each visitor has their own address and limit.
const bff = bffForSpec({ TRUST_PROXY: 'loopback' });
let visitor: Visitor;
beforeAll(() => createUser(bff, 'executiverole'));
beforeEach(async () => {
  await bff.query('TRUNCATE clients, sessions CASCADE');
  visitor = new Visitor(bff.http);
});

const count = async (): Promise<number> => (await bff.query('SELECT FROM simulations')).length;

describe('figures that are not ours', () => {
  it.each([
    ['DivTotal', 0.0002, 409],
    ['TasaCae', 0.01, 409],
  ])('%s changed by %s: %s', async (name, change, status) => {
    const body = await visitor.calculated(await visitor.introduce());
    const shown = (body['salida'] as Record<string, number>)[name] ?? 0;
    const answer = await visitor.save(
      changed(body, 'salida', { [name]: Number((shown + change).toFixed(4)) }),
    );
    expect(answer.status).toBe(status);
    if (status === 409) expect(answer.body.detail).toBe('Los valores cambiaron, vuelve a calcular.');
  });

  it.each([
    ['web', { destino: 1 }, 4.5],
    ['executive', { destino: 1 }, 4.5],
    ['web', { destino: 72, antiguedad: 0, tipopropiedad: 1 }, 4.56],
    ['executive', { destino: 70, antiguedad: 0 }, 4.53],
    ['executive', { destino: 52, antiguedad: 0 }, 4.7],
  ])('another insured amount is a conflict for %s: %j', async (by, change, tasasimulacion) => {
    const { headers } = await signIn(bff, 'executiverole', true);
    const saver = by === 'web' ? visitor : new Visitor(bff.http, undefined, headers);
    const client = await saver.introduce();
    const saved = async (insured: object): Promise<number> => {
      const of = { ...EXAMPLE_REQUEST, ...change, tasasimulacion, ...insured };
      const property = { type: of.tipopropiedad, state: of.antiguedad };
      const body = changed(await saver.calculated(client, of), 'property', property);
      return (await saver.post(`/simulations/api/${by}/simulations/create`, body)).status;
    };
    const all = [{ montoAsegurado: 100 }, { montoAsegurado: undefined }, {}].map(saved);
    expect(await Promise.all(all)).toEqual([409, 201, 201]);
  });

  it.each([
    ['lower', { tasasimulacion: 0.5 }],
    ['own', { tasasimulacion: 4.1, personalizarTasa: true }],
    ['other term’s', { plazototal: 20 }],
  ])(
    'a %s rate instead of the suggested one is a conflict, even where everything was calculated with it',
    async (_what, change) => {
      const calculation = { ...EXAMPLE_REQUEST, ...change };
      const answer = await visitor.save(await visitor.calculated(await visitor.introduce(), calculation));
      expect([answer.status, answer.body.detail]).toEqual([409, 'Los valores cambiaron, vuelve a calcular.']);
      expect(await count()).toBe(0);
    },
  );

  it.each([
    ['a UF of another day', { DivTotalPe: Math.round(11.5316 * 40860.5) }, {}],
    ['a due date of another day', { FecVencimiento: '2026-12-18' }, {}],
    ['another rate than the suggested one', {}, { tasasimulacion: 4.51 }],
  ])('the refusal of %s has the figures of now', async (_what, shown, calculation) => {
    const now = await visitor.calculated(await visitor.introduce());
    const { salida } = now as { salida: Record<string, number> };
    const body = await visitor.calculated(await visitor.introduce(), { ...EXAMPLE_REQUEST, ...calculation });
    const answer = await visitor.save(changed(body, 'salida', shown));
    expect([answer.status, answer.body.uf]).toEqual([409, { value: 40880.36, date: '2026-11-20' }]);
    const { Tasa, DivTotal, DivTotalPe, RenMin, TasaCae } = salida;
    const same = { Tasa, DivTotal, DivTotalPe, RenMin, TasaCae, FecVencimiento: '2026-12-20' };
    expect(answer.body.salida).toEqual([expect.objectContaining(same)]);
  });

  it('a rate that ended at midnight is accepted with that day’s UF only', async () => {
    await bff.query(`INSERT INTO uf_values (date, value) VALUES ('2026-11-19', 40870.11)
      ON CONFLICT (date) DO UPDATE SET value = EXCLUDED.value`);
    const body = await visitor.calculated(await visitor.introduce());
    const atMidnight = '2026-11-20T03:00:00Z';
    await bff.query(`UPDATE rates SET valid_to = '${atMidnight}' WHERE annual_pct = 4.5`);
    try {
      expect((await visitor.save(body)).status).toBe(409);
      const ofYesterday = changed(body, 'salida', { DivTotalPe: Math.round(11.5316 * 40870.11) });
      const kept = await visitor.save(ofYesterday);
      expect([kept.status, kept.body.custom_rate]).toEqual([201, false]);
      const [stored] = (await bff.query(
        `SELECT snapshot -> 'row' AS row, snapshot -> 'terms' AS terms FROM simulations`,
      )) as { row: object; terms: { plazo: number; row: object }[] }[];
      expect(stored?.terms.find(({ plazo }) => plazo === 25)?.row).toEqual(stored?.row);
    } finally {
      await bff.query(`UPDATE rates SET valid_to = NULL WHERE annual_pct = 4.5`);
    }
  });

  it('typed pesos are stored in addition to their UF, and must be its pesos', async () => {
    const uf = { montocredito: 1956.9299, valorpropiedad: 2446.1624, montoAsegurado: 1956.9299 };
    const tasasimulacion = 4.58;
    const body = await visitor.calculated(await visitor.introduce(), {
      ...EXAMPLE_REQUEST,
      ...uf,
      tasasimulacion,
    });
    const amounts = {
      credit_uf: uf.montocredito,
      credit_clp: 80_000_000,
      savings_uf: 489.2325,
      savings_clp: 20_000_000,
    };
    const value = { value_uf: uf.valorpropiedad, value_clp: 100_000_000, value_currency: 'CLP' };
    const typed = changed(changed(body, 'amounts', amounts), 'property', value);
    const saved = await visitor.save(typed);
    expect([saved.status, saved.body]).toMatchObject([
      201,
      {
        estate_worth: 2446.1624,
        estate_worth_clp: 100_000_000,
        subsidy_amount_clp: null,
        credit_amount_clp: 80_000_000,
        current_savings_clp: 20_000_000,
      },
    ]);
    const other = await visitor.save(changed(typed, 'property', { value_clp: 100_000_100 }));
    expect([other.status, other.body.detail]).toEqual([409, 'Los valores cambiaron, vuelve a calcular.']);
  });

  it('a first due date is that of today, or of the day of the shown UF', async () => {
    await bff.query(`INSERT INTO uf_values (date, value) VALUES ('2026-11-19', 40870.11)
      ON CONFLICT (date) DO UPDATE SET value = EXCLUDED.value`);
    const body = await visitor.calculated(await visitor.introduce());
    const due = async (change: object) =>
      (await visitor.save(changed(body, 'salida', change))).body.first_due_date;
    const ofYesterday = { DivTotalPe: Math.round(11.5316 * 40870.11), FecVencimiento: '2026-12-19' };
    expect(await due({ FecVencimiento: '2026-12-20' })).toBe('2026-12-20');
    expect(await due(ofYesterday)).toBe('2026-12-19');
    // Shown at midnight with the UF of yesterday and the due date of today: the UF decides.
    expect(await due({ ...ofYesterday, FecVencimiento: '2026-12-20' })).toBe('2026-12-19');
    const other = await visitor.save(changed(body, 'salida', { FecVencimiento: '2026-12-18' }));
    expect([other.status, other.body.detail]).toEqual([409, 'Los valores cambiaron, vuelve a calcular.']);
  });

  it('simulation, UF and first due date of a calculation of yesterday are of yesterday, in each output', async () => {
    await bff.query(`INSERT INTO uf_values (date, value) VALUES ('2026-11-19', 40870.11)
      ON CONFLICT (date) DO UPDATE SET value = EXCLUDED.value`);
    const body = await visitor.calculated(await visitor.introduce());
    const ofYesterday = { DivTotalPe: Math.round(11.5316 * 40870.11), FecVencimiento: undefined };
    const saved = await visitor.save(changed(body, 'salida', ofYesterday));
    expect(saved.body).toMatchObject({
      fechasimulacion: '2026-11-19',
      uf_date: '2026-11-19',
      first_due_date: '2026-12-19',
    });
    const [counted] = (await bff.query('SELECT day::text, created FROM simulations WHERE uuid = $1', [
      saved.body.uuid,
    ])) as { day: string; created: Date }[];
    expect(counted).toEqual({ day: '2026-11-19', created: new Date('2026-11-20T02:59:59.999Z') });
    const dues = await bff.query(
      `SELECT DISTINCT term->'row'->>'FecVencimiento' AS due FROM simulations,
         jsonb_array_elements(snapshot->'terms') AS term
       WHERE uuid = $1 AND term->'row' <> 'null'`,
      [saved.body.uuid],
    );
    expect(dues).toEqual([{ due: '2026-12-19' }]);
  });

  it('pesos of no UF are recalculated', async () => {
    const body = await visitor.calculated(await visitor.introduce());
    const remade = await visitor.save(changed(body, 'salida', { DivTotalPe: 1 }));
    expect(remade.body).toMatchObject({ uf_date: '2026-11-20', total_monthly_mortgage_clp: 471416 });
  });
});
