import { describe, expect, it } from '@jest/globals';
import { garbled } from './garbage.ts';
import { seededRandom } from './seeded-random.ts';

const first = (): number => 0;

describe('garbage', () => {
  it('puts other types in the place of numbers and truth values', () => {
    expect(
      JSON.parse(garbled({ rows: [{ Tasa: 4.5, vigente: true, name: 'Casa' }] }, 'types', first)),
    ).toEqual({
      rows: [{ Tasa: { valor: 4.5 }, vigente: { valor: true }, name: 'Casa' }],
    });
  });

  it('puts texts that look like numbers', () => {
    expect(garbled(40880.36, 'nan', first)).toBe('"NaN"');
  });

  it.each([40880.36, 40000, 5, [], { salida: [{ Dividendo: 11.1876 }] }])('cuts %j into no JSON', (body) => {
    expect(() => JSON.parse(garbled(body, 'truncated', first))).toThrow(SyntaxError);
  });

  it('is the same for the same seed and reaches every kind', () => {
    const series = (seed: number): string[] => {
      const random = seededRandom(seed);
      return Array.from({ length: 30 }, () => garbled({ Valor: 6.6 }, undefined, random));
    };
    expect(series(7)).toEqual(series(7));
    expect(series(7)).not.toEqual(series(8));
    expect(series(7)).toContain('{"Valor":{"valor":6.6}}');
    expect(series(7)).toContain('{"Valor');
    expect(series(7).some((text) => /^\{"Valor":"/.test(text))).toBe(true);
  });
});
