import { describe, expect, it } from '@jest/globals';
import { differences } from './compare.ts';

const ROW = {
  SegInc: 0.208,
  CostoTotalUF: 3459.48,
  Cuotas: 300,
  DivTotalPe: 471416,
  RenMin: 1885664,
  Tasa: 4.5,
  TasaCae: 4.86,
};
const against = (change: object): string[] =>
  differences([ROW], [{ ...ROW, ...change }]).map(({ path }) => path);

describe('differences', () => {
  it('finds none between equal answers', () => {
    expect(against({})).toEqual([]);
  });

  it.each([
    ['SegInc', 0.2081, 0.2082],
    ['CostoTotalUF', 3459.51, 3459.5101],
    ['DivTotalPe', 471421, 471422],
    ['RenMin', 1885684, 1885685],
    ['TasaCae', 4.87, 4.88],
  ])('holds %s to its own tolerance', (name, within, beyond) => {
    expect(against({ [name]: within })).toEqual([]);
    expect(against({ [name]: beyond })).toEqual([`$.0.${name}`]);
  });

  it('allows an annual rate one hundredth of a percent, and the price of an insurance nothing', () => {
    const insurance = { IdentificadorSeguro: 3, Tasa: 0.000068 };
    const foundIn = (row: object, rate: number): string[] =>
      differences([row], [{ ...row, Tasa: rate }]).map(({ path }) => path);
    expect([foundIn(ROW, 4.51), foundIn(ROW, 4.52)]).toEqual([[], ['$.0.Tasa']]);
    expect([foundIn(insurance, 0.000068), foundIn(insurance, 0.000069)]).toEqual([[], ['$.3.Tasa']]);
  });

  it('reports a field that only one side has, and a text without its value', () => {
    expect(differences({ a: 1 }, { b: 1 })).toEqual([
      { path: '$.a', local: 1, core: null },
      { path: '$.b', local: null, core: 1 },
    ]);
    expect(differences({ name: 'Casa' }, { name: 'Depto' })).toEqual([
      { path: '$.name', local: '(string)', core: '(string)' },
    ]);
  });

  it('compares the rows of a list by their ids, and those without by their order', () => {
    const house = { id: 1, descripcion: 'Casa' };
    const flat = { id: 2, descripcion: 'Departamento' };
    const listed = (core: readonly object[]) => differences({ tipos: [house, flat] }, { tipos: core });
    expect(listed([flat, house])).toEqual([]);
    expect(listed([flat])).toEqual([{ path: '$.tipos.1', local: '(object)', core: null }]);
    expect(listed([{ id: 3 }, flat, house])).toEqual([{ path: '$.tipos.3', local: null, core: '(object)' }]);
    expect(listed([flat, { id: 1, descripcion: 'x' }])).toEqual([
      { path: '$.tipos.1.descripcion', local: '(string)', core: '(string)' },
    ]);
    expect(listed([flat, house, { id: '12345678-5' }])[0]?.path).toBe('$.tipos.(oculto)');
    expect(
      differences([{ IdentificadorSeguro: 3 }, { IdentificadorSeguro: 4 }], [{ IdentificadorSeguro: 4 }]),
    ).toEqual([{ path: '$.3', local: '(object)', core: null }]);
    expect(differences([1, 2], [2, 1]).map(({ path }) => path)).toEqual(['$.0', '$.1']);
    expect(differences([house, flat], [house, house]).map(({ path }) => path)).toEqual([
      '$.1.id',
      '$.1.descripcion',
    ]);
  });
});
