import { expect, it } from '@jest/globals';
import { CATALOGOS } from '@simulador/contracts/bank/catalogos';
import { PROPERTY_TYPE } from '@simulador/contracts/bank/codes';
import { purposeOptions, subsidyOptions } from './options.ts';

it('offers no subsidy that cannot be saved', () => {
  const other = { id: 49, codigo: 'DS49', descripcion: 'Subsidio DS49' };
  const options = subsidyOptions({ ...CATALOGOS, subsidios: [...CATALOGOS.subsidios, other] });
  expect(options.map(({ label }) => label)).toEqual(['DS01', 'DS19', 'DS116']);
});

it('offers visitors the purposes in one order, and no refinancing, which is for houses only, where no house is offered', () => {
  const destinos = CATALOGOS.destinos.toReversed();
  const labels = (tipos_inmuebles: typeof CATALOGOS.tipos_inmuebles) =>
    purposeOptions({ ...CATALOGOS, destinos, tipos_inmuebles }, 'web').map(({ label }) => label);
  const withoutHouse = CATALOGOS.tipos_inmuebles.filter(({ id }) => id !== PROPERTY_TYPE.house);
  expect(labels(CATALOGOS.tipos_inmuebles)).toEqual([
    'Compraventa',
    'Refinanciamiento',
    'Libre Disponibilidad',
  ]);
  expect(labels(withoutHouse)).toEqual(['Compraventa', 'Libre Disponibilidad']);
});
