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
  it.each([
    [{}, []],
    [{ destinos: [purchase] }, []],
    [{ destinos: [{ id: 52, descripcion: 'Libre' }] }, ['options $.destinos']],
    [{ productos: [{ id: 8, descripcion: 'Universal' }] }, []],
    [{ productos: [{ id: 2, descripcion: 'Tradicional' }] }, ['options $.productos']],
    [{ tipos_inmuebles: [{ ...house, vigente: false }] }, ['options $.tipos_inmuebles']],
    [{ tipos_inmuebles: [{ ...house, simulador: false }] }, ['options $.tipos_inmuebles']],
    [{ antiguedades: [{ id: 3, descripcion: 'En verde' }] }, ['options $.antiguedades']],
    [{ comunas: [santiago] }, []],
    [{ comunas: [santiago], regiones: [{ id: '05', name: 'Valparaíso' }] }, ['options $.comunas.*.region']],
    [{ comunas: [{ ...santiago, region: '05' }] }, ['options $.comunas.*.region']],
    [{ destinos: [purchase, { id: 52, descripcion: 'COMPRA VENTA' }] }, []],
    [{ destinos: [purchase, { id: 52, descripcion: 'COMPRAVENTA' }] }, ['options $.destinos']],
    [{ destinos: [purchase, { id: 70, descripcion: 'Refinanciamiento' }] }, []],
    [{ destinos: [purchase, { id: 72, descripcion: 'Refinanciamiento Interno' }] }, ['options $.destinos']],
    [{ antiguedades: [{ id: 2, descripcion: 'Nueva ' }] }, ['options $.antiguedades']],
    [{ comunas: [{ ...santiago, name: 'Ñuñoa' }] }, ['options $.comunas']],
    [{ comunas: [{ id: '08401', name: 'Chillán', region: '08' }] }, []],
    [{ regiones: [...CATALOGOS.regiones.slice(1), { id: '01', name: 'Ñuble' }] }, ['options $.regiones']],
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
});
