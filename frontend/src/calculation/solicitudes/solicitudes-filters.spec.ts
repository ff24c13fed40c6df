import { describe, expect, it } from '@jest/globals';
import type { Solicitud } from '#shared/browser/solicitudes.ts';
import { filtered, NO_FILTERS, withFilter, type Filters } from './solicitudes-filters.tsx';

const LIST: readonly Solicitud[] = [
  { uuid: 'a', broker: 1, project: 11, rut: '12.345.678-5' },
  { uuid: 'b', broker: 1, project: 12, rut: '7.654.321-6' },
  { uuid: 'c', broker: 2, project: 21, rut: '12.3**.***-k' },
  { uuid: 'd', broker: null, project: null, rut: '9.876.543-3' },
];

describe('filtered', () => {
  it.each<[Partial<Filters>, string]>([
    [{}, 'abcd'],
    [{ hasBroker: 'with_inmobiliaria' }, 'abc'],
    [{ hasBroker: 'without' }, 'd'],
    [{ broker: '1' }, 'ab'],
    [{ broker: '1', project: '12' }, 'b'],
    [{ rut: '12' }, 'abcd'],
    [{ rut: '123' }, 'ac'],
    [{ rut: '12.34' }, 'a'],
    [{ rut: '-K' }, 'abcd'],
    [{ rut: '*-K' }, 'c'],
    [{ rut: '3-3' }, 'd'],
    [{ hasBroker: 'with_inmobiliaria', rut: '654' }, 'b'],
    [{ broker: '3' }, ''],
  ])('%j -> %s', (filters, left) =>
    expect(
      filtered(LIST, { ...NO_FILTERS, ...filters })
        .map(({ uuid }) => uuid)
        .join(''),
    ).toBe(left),
  );
});

describe('withFilter', () => {
  const chosen = { ...NO_FILTERS, broker: '1', project: '12', rut: '123' };

  it('another company has other projects; without any there is neither', () => {
    expect(withFilter(chosen, { broker: '2' })).toEqual({ ...chosen, broker: '2', project: '' });
    expect(withFilter(chosen, { hasBroker: 'without' })).toEqual({
      ...chosen,
      hasBroker: 'without',
      broker: '',
      project: '',
    });
    expect(withFilter(chosen, { rut: '7' })).toEqual({ ...chosen, rut: '7' });
  });
});
