import { describe, expect, it } from '@jest/globals';
import { CATALOGOS } from '../bank/catalogos.ts';
import { flawsBeyondSchema } from './beyond-schema.ts';
import { CoreBounds } from './core-bounds.ts';
import type { CoreOperationId } from './core-request.ts';

const placesOf = (id: CoreOperationId, answer: unknown) =>
  flawsBeyondSchema(id, answer, undefined, { bounds: new CoreBounds().at('2026-11-20'), ufs: [] }).map(
    ({ place, rule }) => `${rule} ${place}`,
  );

describe('option lists', () => {
  const [house] = CATALOGOS.tipos_inmuebles;
  const purchase = { id: 1, descripcion: 'Compraventa' };
  const santiago = { id: '13101', name: 'Santiago', region: '13' };
  const metropolitana = { id: '13', name: 'Metropolitana de Santiago' };
  const chillan = { id: '08401', name: 'Chillán', region: '08' };
  const withMore = <Row>(rows: readonly Row[], ...more: Row[]) => [...rows, ...more];
  it.each([
    [{}, []],
    [{ destinos: [purchase] }, []],
    [{ destinos: [{ id: 52, descripcion: 'Libre' }] }, ['options $.destinos']],
    [{ productos: [{ id: 8, descripcion: 'Universal' }] }, []],
    [{ productos: [{ id: 2, descripcion: 'Tradicional' }] }, ['options $.productos']],
    [{ tipos_inmuebles: [{ ...house, vigente: false }] }, ['options $.tipos_inmuebles']],
    [{ tipos_inmuebles: [{ ...house, simulador: false }] }, ['options $.tipos_inmuebles']],
    [{ antiguedades: [{ id: 3, descripcion: 'En verde' }] }, ['options $.antiguedades']],
    [{ comunas: [santiago], regiones: [metropolitana] }, []],
    [{ comunas: [santiago] }, ['options $.regiones']],
    [
      { comunas: [santiago], regiones: [{ id: '05', name: 'Valparaíso' }] },
      ['options $.comunas.*.region', 'options $.regiones'],
    ],
    [
      { comunas: [{ ...santiago, region: '05' }], regiones: [{ id: '05', name: 'Valparaíso' }] },
      ['options $.comunas.*.region'],
    ],
    [{ destinos: [purchase, { id: 52, descripcion: 'COMPRA VENTA' }] }, []],
    [{ destinos: [purchase, { id: 52, descripcion: 'COMPRAVENTA' }] }, ['options $.destinos']],
    [{ destinos: [purchase, { id: 70, descripcion: 'Refinanciamiento' }] }, []],
    [{ destinos: [purchase, { id: 72, descripcion: 'Refinanciamiento Interno' }] }, ['options $.destinos']],
    [{ antiguedades: [{ id: 2, descripcion: 'Nueva ' }] }, ['options $.antiguedades']],
    [{ comunas: [{ ...santiago, name: 'Ñuñoa' }], regiones: [metropolitana] }, ['options $.comunas']],
    [{ comunas: withMore(CATALOGOS.comunas, chillan) }, []],
    [{ comunas: withMore(CATALOGOS.comunas, { ...santiago, id: '13999' }) }, ['options $.comunas']],
    [
      { productos: withMore(CATALOGOS.productos, { id: 9, descripcion: 'UNIVERSAL' }) },
      ['options $.productos'],
    ],
    [{ tipos_inmuebles: [house, { ...house, id: 12 }] }, ['options $.tipos_inmuebles']],
    [{ tipos_inmuebles: [house, { ...house, id: 12, vigente: false }] }, []],
    [{ tipos_inmuebles: [{ ...house, porc_asegurable: 0 }] }, ['bounds $.tipos_inmuebles.*.porc_asegurable']],
    [{ tipos_inmuebles: [house, { ...house, id: 3, descripcion: 'Terreno', porc_asegurable: 0 }] }, []],
    [{ subsidios: [{ id: 1, codigo: 'DS01', descripcion: 'Subsidio DS19' }] }, ['options $.subsidios']],
    [
      {
        regiones: [
          ...CATALOGOS.regiones.slice(1, -1),
          { id: '01', name: 'Ñuble' },
          { id: '16', name: 'Chillán' },
        ],
      },
      ['options $.regiones'],
    ],
    [{ subsidios: [{ id: 1, codigo: 'DS19', descripcion: 'Subsidio' }] }, ['options $.subsidios']],
    [{ objetivos: [{ id: 1, descripcion: 'Inversión' }] }, []],
    [{ subsidios: [{ id: 0, codigo: '', descripcion: 'Sin subsidio' }] }, []],
    [{ subsidios: [{ id: 1, codigo: ' \u200b', descripcion: 'DS01' }] }, ['options $.subsidios.*.codigo']],
  ])('with %j', (change, expected) => {
    expect(placesOf('catalogos_simulador', { ...CATALOGOS, ...change })).toEqual(expected);
  });

  it.each([
    ['seguros_desgravamen', 3],
    ['seguros_incendio', 2],
    ['seguros_cesantia', 1],
  ] as const)('of %s have the insurance that the form chooses: %i', (id, needed) => {
    const places = [needed, 9].map((IdentificadorSeguro) =>
      placesOf(id, [{ IdentificadorSeguro, Descripcion: 'Otro', Tasa: 0.0001 }]),
    );
    expect(places).toEqual([[], ['options $']]);
  });

  const life = (...rows: [id: number, name: string, price: number][]) =>
    rows.map(([IdentificadorSeguro, Descripcion, Tasa]) => ({ IdentificadorSeguro, Descripcion, Tasa }));
  it.each([
    [life([3, 'Colectivo', 0.00006], [8, 'Individual', 0]), []],
    [life([3, 'Colectivo', 0], [8, 'Individual', 0.0001]), ['bounds $.*.Tasa']],
    [life([3, 'Desgravamen individual', 0.0001]), ['options $']],
    [life([3, 'Colectivo', 0.00006], [9, 'colectivo ', 0.0001]), ['options $']],
  ])(
    'of insurances, %j, have a price for the chosen one, and names that tell them apart',
    (list, expected) => {
      expect(placesOf('seguros_desgravamen', list)).toEqual(expected);
    },
  );

  it.each([
    ['products', 8, 'Tradicional'],
    ['Product', 8, 'Tradicional'],
    ['loan_uses', 1, 'Libre disponibilidad'],
    ['LoanUse', 1, 'Libre disponibilidad'],
    ['real_estate_types', 1, 'Terreno'],
    ['RealEstateType', 1, 'Terreno'],
  ] as const)('of rates, %s, have no code with another one’s name', (operation, id, name) => {
    expect(placesOf(operation, [{ id, name }])).toEqual(['options $']);
    expect(placesOf(operation, [{ id, name: 'Verde' }])).toEqual([]);
  });
});
