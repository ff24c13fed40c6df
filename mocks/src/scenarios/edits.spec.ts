import { describe, expect, it } from '@jest/globals';
import { seededRandom } from './chance.ts';
import { EDIT_PARSERS, edited, type Edit } from './edits.ts';
import { garbled } from './garbage.ts';

const BODY = { salida: [{ Dividendo: 11.1876, SegInc: 0.208, Cuotas: 300 }] };
const LIST = [
  { id: 1, Tasa: 0.000068 },
  { id: 2, Tasa: 0.0001 },
];

function change(kind: Edit['change'], argument: string, body: unknown = BODY): unknown {
  const edit = EDIT_PARSERS[kind](argument);
  if (!edit) throw new Error(`${kind}:${argument} was not understood`);
  const result = edited(body, edit);
  return result.isChanged ? result.body : 'unchanged';
}

describe('a changed body', () => {
  it('lacks a field, or an item, or all of one name', () => {
    expect(change('drop', 'salida.0.SegInc')).toEqual({ salida: [{ Dividendo: 11.1876, Cuotas: 300 }] });
    expect(change('drop', '0', LIST)).toEqual([{ id: 2, Tasa: 0.0001 }]);
    expect(change('drop', '*', LIST)).toEqual([]);
    expect(change('drop', '*.Tasa', LIST)).toEqual([{ id: 1 }, { id: 2 }]);
  });

  it('has a field more', () => {
    expect(change('extra', 'nota:{"a":[1]}', {})).toEqual({ nota: { a: [1] } });
    expect(change('extra', '*.nota', LIST)).toMatchObject([{ nota: 'nuevo' }, { nota: 'nuevo' }]);
    expect(change('extra', 'nota', 5)).toBe('unchanged');
    expect(change('extra', 'nota', LIST)).toBe('unchanged');
  });

  it('has another value', () => {
    expect(change('set', 'salida.0.Cuotas:null')).toMatchObject({ salida: [{ Cuotas: null }] });
    expect(change('set', 'salida:[]')).toEqual({ salida: [] });
    expect(change('set', '$:"x"', 40880.36)).toBe('x');
    expect(change('set', 'nada:1')).toBe('unchanged');
  });

  it.each([
    ['salida.0.SegInc+0.0002', 0.2082],
    ['SegInc+0.0002', 0.2082],
    ['salida.*.SegInc-0.0001', 0.2079],
    ['SegInc*1.01', 0.21008],
  ])('has a number moved exactly by %s', (argument, SegInc) => {
    expect(change('bias', argument)).toEqual({ salida: [{ ...BODY.salida[0], SegInc }] });
  });

  it('may be a bare number', () => {
    expect(change('bias', '$+0.01', 40880.36)).toBe(40880.37);
  });

  it('stays the same if the field is missing or not a number', () => {
    expect(change('bias', 'salida+1')).toBe('unchanged');
  });

  it('leaves the original unchanged', () => {
    change('drop', 'salida');
    change('bias', 'Tasa+1', LIST);
    expect([BODY.salida.length, LIST[0]?.Tasa]).toEqual([1, 0.000068]);
  });
});

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
