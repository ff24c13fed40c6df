import { beforeAll, describe, expect, it } from '@jest/globals';
import { adaptersForSpec } from '../../testing/for-spec.ts';
import { ADAPTERS, type Adapter } from '../../testing/both-adapters.ts';
import { REFERENCE_UF } from '../../testing/test-core.ts';
import { variedCredits } from '../../testing/varied-credits.ts';
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

describe.each(ADAPTERS)('the dividend, answered by %s', (adapter) => {
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
