import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ufValueToNumber } from '@simulador/contracts/platform/money';
import { adaptersForSpec } from '../../testing/for-spec.ts';
import { ADAPTERS, type Adapter } from '../../testing/both-adapters.ts';
import { retryUntil } from '../../testing/retry-until.ts';
import { REFERENCE_UF } from '../../testing/test-core.ts';
import { variedCredits } from '../../testing/varied-credits.ts';
import { ParidadPort } from '../../bank/paridad/paridad.port.ts';
import { DividendoRequestDto, type DividendoRowDto } from './dividendo.dto.ts';
import { DividendoPort } from './dividendo.port.ts';

const adapters = adaptersForSpec();
beforeAll(() => adapters.setUf(REFERENCE_UF));

const EXAMPLE = { montocredito: 2000, valorpropiedad: 2500, plazototal: 25, tasasimulacion: 4.5, destino: 1 };
type Change = Partial<DividendoRequestDto>;

const requestOf = (change: Change): DividendoRequestDto =>
  Object.assign(new DividendoRequestDto(), EXAMPLE, change);
const calculate = async (adapter: Adapter, change: Change): Promise<DividendoRowDto> =>
  (await adapters[adapter].app.get(DividendoPort).calculate(requestOf(change))).value.row;

const UNEMPLOYMENT = { codigoSubsidio: 1, tasa_seg_ces: 0.00012 };
type Figures = readonly [number, number, number, number, number, number, number, number, number];

/** Reference table, calculated with 50-digit decimals: the rows whose rate the TMC allows. */
const REFERENCE: readonly [Change, uf: number, figures: Figures][] = [
  [{}, 40880.36, [11.1876, 0.136, 0.156, 0, 11.4796, 469290, 4.82, 3443.88, 1877160]],
  [{ mesesgracia: 3 }, 40880.36, [11.3157, 0.1376, 0.156, 0, 11.6093, 474592, 4.81, 3482.79, 1898368]],
  [
    { montocredito: 3000, valorpropiedad: 4000, plazototal: 30, mesesgracia: 6, tasasimulacion: 5 },
    40880.36,
    [16.6491, 0.2092, 0.234, 0, 17.0923, 698739, 5.29, 6153.228, 2794956],
  ],
  [
    {
      montocredito: 1800,
      valorpropiedad: 2000,
      plazototal: 20,
      tasasimulacion: 3.89,
      montoAsegurado: 1500,
      ...UNEMPLOYMENT,
    },
    39485.65,
    [10.855, 0.1224, 0.156, 0.216, 11.3494, 448138, 4.46, 2723.856, 1792552],
  ],
  [{ montoAsegurado: 2000 }, 40880.36, [11.1876, 0.136, 0.208, 0, 11.5316, 471416, 4.86, 3459.48, 1885664]],
];

describe.each(ADAPTERS)('the dividend, answered by %s', (adapter) => {
  afterAll(() => adapters.setUf(REFERENCE_UF));

  it.each(REFERENCE)('equals the reference row %j at a UF of %d', async (change, uf, figures) => {
    await adapters.setUf(uf);
    // The core's pesos are compared with the UF that the BFF knows.
    const paridad = adapters[adapter].app.get(ParidadPort);
    await retryUntil(
      async () => ufValueToNumber((await paridad.current()).value.value),
      (known) => known === uf,
    );
    const row = await calculate(adapter, change);
    expect([row.Dividendo, row.SegDesg, row.SegInc, row.SegCes, row.DivTotal]).toEqual(figures.slice(0, 5));
    expect([row.DivTotalPe, row.TasaCae, row.CostoTotalUF, row.RenMin]).toEqual(figures.slice(5));
  });

  it('has its term, rate, instalments and first due date', async () => {
    expect(await calculate(adapter, { mesesgracia: 3 })).toMatchObject({
      Plazo: 25,
      Tasa: 4.5,
      Cuotas: 300,
      FecVencimiento: '2027-03-20',
    });
  });

  it('insures the lives of two people at twice the rounded premium of one', async () => {
    const graced = { mesesgracia: 3, participantes: 2 };
    expect((await calculate(adapter, graced)).SegDesg).toBe(0.1376);
    const two = await calculate(adapter, { ...graced, asegurados: 2 });
    expect([two.SegDesg, two.DivTotal]).toEqual([0.2752, 11.7469]);
  });

  it.each([
    [2000, 6.6, 6.61],
    [2000.0001, 6.1, 6.11],
  ])('of %d UF goes up to a rate of %d %%, not %d', async (montocredito, allowed, refused) => {
    expect((await calculate(adapter, { montocredito, tasasimulacion: allowed })).Tasa).toBe(allowed);
    await expect(calculate(adapter, { montocredito, tasasimulacion: refused })).rejects.toMatchObject({
      status: 400,
      detail: 'La tasa no puede ser mayor a la TMC',
    });
  });

  it('returns the day of its UF and its source', async () => {
    const answer = await adapters[adapter].app.get(DividendoPort).calculate(requestOf({}));
    expect([answer.source, answer.value.ufDate]).toEqual([adapter, '2026-11-20']);
  });
});

describe('the dividend', () => {
  it('is equal from both adapters for any request, figure by figure', async () => {
    for (const credit of variedCredits(60, 25)) {
      const [local, core] = await Promise.all([calculate('local', credit), calculate('core', credit)]);
      expect({ credit, row: local }).toEqual({ credit, row: core });
    }
  });
});
