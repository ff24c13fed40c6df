import { describe, expect, it } from '@jest/globals';
import { adaptersForSpec } from '../../testing/for-spec.ts';
import { ADAPTERS } from '../../testing/both-adapters.ts';
import type { CatalogosDto } from './catalogos.dto.ts';
import { CatalogosPort } from './catalogos.port.ts';

const adapters = adaptersForSpec();

const lists = async (adapter: 'local' | 'core'): Promise<CatalogosDto> =>
  (await adapters[adapter].app.get(CatalogosPort).lists()).value;
const ids = (items: readonly { id: number | string }[]) => items.map(({ id }) => id).sort();

describe.each(ADAPTERS)('the catalogues, answered by %s', (adapter) => {
  it('have the codes of the bank', async () => {
    const { destinos, productos, tipos_inmuebles: types, antiguedades, subsidios } = await lists(adapter);
    expect(ids(destinos)).toEqual(ids([{ id: 1 }, { id: 72 }, { id: 70 }, { id: 52 }]));
    expect(ids(productos)).toEqual([2, 4, 8]);
    expect(ids(types)).toEqual([1, 2, 3, 6, 9, 99]);
    expect(ids(antiguedades)).toEqual([1, 2]);
    expect(ids(subsidios)).toEqual(ids([{ id: 0 }, { id: 1 }, { id: 19 }, { id: 116 }]));
  });

  it('have all 346 comunas, each in one of the 16 regions', async () => {
    const { comunas, regiones } = await lists(adapter);
    expect([comunas.length, new Set(ids(comunas)).size, regiones.length]).toEqual([346, 346, 16]);
    const known = new Set(regiones.map(({ id }) => id));
    expect(comunas.filter(({ region }) => !known.has(region))).toEqual([]);
    expect(comunas.find(({ id }) => id === '13123')).toEqual({
      id: '13123',
      name: 'Providencia',
      region: '13',
    });
  });

  it('insure 80 % of a property, unless an operator changes that', async () => {
    expect((await lists(adapter)).tipos_inmuebles.map((type) => type.porc_asegurable)).toEqual(
      Array(6).fill(80),
    );
  });
});

describe('the catalogues', () => {
  it('are equal from both adapters, ignoring the order', async () => {
    const sorted = (catalogos: CatalogosDto) =>
      Object.fromEntries(
        Object.entries(catalogos).map(([name, items]: [string, { id: number | string }[]]) => [
          name,
          [...items].sort((a, b) => Number(a.id) - Number(b.id)),
        ]),
      );
    expect(sorted(await lists('local'))).toEqual(sorted(await lists('core')));
  });
});
