import { expect, it } from '@jest/globals';
import { CATALOGOS } from '@simulador/contracts/bank/catalogos';
import { subsidyOptions } from './options.ts';

it('offers no subsidy that cannot be saved', () => {
  const other = { id: 49, codigo: 'DS49', descripcion: 'Subsidio DS49' };
  const options = subsidyOptions({ ...CATALOGOS, subsidios: [...CATALOGOS.subsidios, other] });
  expect(options.map(({ label }) => label)).toEqual(['DS01', 'DS19', 'DS116']);
});
