import { describe, expect, it } from '@jest/globals';
import { CoreBounds } from './core-bounds.ts';

const totalOn = (changes: string, day: `${number}-${number}-${number}`): number =>
  new CoreBounds(changes).at(day).total_uf;

describe('the bounds of the core', () => {
  it('are those of core.yaml, also before their first day', () => {
    expect([totalOn('', '2026-11-20'), totalOn('', '2020-01-01')]).toEqual([0.0004, 0.0004]);
  });

  it('are replaced by an amount, or followed by one from its day on', () => {
    expect(totalOn('total_uf=0.001, pesos_clp=10', '2026-11-20')).toBe(0.001);
    const later = 'total_uf=0.001@2027-01-01,total_uf=0.002@2028-01-01';
    expect([
      totalOn(later, '2026-12-31'),
      totalOn(later, '2027-01-01'),
      totalOn(later, '2028-06-01'),
    ]).toEqual([0.0004, 0.001, 0.002]);
  });

  it('leave the others as they are', () => {
    const stated = new CoreBounds().at('2026-11-20');
    expect(new CoreBounds('pesos_clp=10').at('2026-11-20')).toEqual({ ...stated, pesos_clp: 10 });
    expect(stated.pesos_clp).toBe(5);
  });

  it.each([
    'total_uf',
    'total_uf=-1',
    'total_uf=1@mañana',
    'total_uf=1@2027-02-30',
    'otro=1',
    'constructor=1',
  ])('are not changed by %s', (changes) => {
    expect(() => new CoreBounds(`pesos_clp=1,${changes}`)).toThrow(changes);
  });
});
