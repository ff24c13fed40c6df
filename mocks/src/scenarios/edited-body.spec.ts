import { describe, expect, it } from '@jest/globals';
import { edited, garbled } from './edited-body.ts';
import { parseScenario } from './grammar.ts';
import type { Part } from './scenario.ts';

const BODY = { salida: [{ Dividendo: 11.1876, SegInc: 0.208, Cuotas: 300 }] };
const LIST = [
  { id: 1, Tasa: 0.000068 },
  { id: 2, Tasa: 0.0001 },
];

function change(effect: string, argument: string, body: unknown = BODY): unknown {
  const part = parseScenario(`${effect}:${argument}`).steps[0]?.[0] as Part;
  return edited(body, part);
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
    expect(change('extra', 'nota', 5)).toBe(5);
    expect(change('extra', 'nota', LIST)).toEqual(LIST);
  });

  it('has another value', () => {
    expect(change('set', 'salida.0.Cuotas:null')).toMatchObject({ salida: [{ Cuotas: null }] });
    expect(change('set', 'salida:[]')).toEqual({ salida: [] });
    expect(change('set', '$:"x"', 40880.36)).toBe('x');
    expect(change('set', 'nada:1')).toEqual(BODY);
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
    expect(change('bias', 'salida+1')).toEqual(BODY);
  });

  it('leaves the original unchanged', () => {
    change('drop', 'salida');
    change('bias', 'Tasa+1', LIST);
    expect([BODY.salida.length, LIST[0]?.Tasa]).toEqual([1, 0.000068]);
  });
});

describe('garbage', () => {
  it('has other types in the place of numbers and truth values', () => {
    const body = { rows: [{ Tasa: 4.5, vigente: true, name: 'Casa' }] };
    expect(JSON.parse(garbled(body, 'types'))).toEqual({
      rows: [{ Tasa: { valor: 4.5 }, vigente: { valor: true }, name: 'Casa' }],
    });
  });

  it('has NaN in the place of numbers', () => {
    expect([garbled(40880.36, 'nan'), garbled([{ a: 1 }], 'nan')]).toEqual(['"NaN"', '[{"a":"NaN"}]']);
  });

  it.each([40880.36, 40000, -50.2, 5, [], { salida: [{ Dividendo: 11.1876 }] }])(
    'cuts %j into no JSON, unless its kind is another one',
    (body) => {
      for (const kind of ['', 'truncated'])
        expect(() => JSON.parse(garbled(body, kind))).toThrow(SyntaxError);
    },
  );
});
