import { describe, expect, it } from '@jest/globals';
import { publishedLines } from './published-lines.ts';
import { type PublishedTable, valueOf } from './published-tables.ts';

const TODAY = '2026-11-20';
const read = (table: PublishedTable, text: string) =>
  publishedLines(text).map((line) => valueOf(table, line, TODAY));

describe('a line of the UF', () => {
  it.each([
    '15-11-2026 40.858,49',
    '15-11-2026 40858.49',
    '15-11-2026 $40.858,49,-',
    '15/11/2026\t40858,49',
    '15.11.2026;$40.858,49',
    '2026-11-15 | $ 40.858,49',
    '15-nov-2026   40.858,49',
    '15 de noviembre de 2026 40.858,49',
    'UF 15 Noviembre 2026 40.858,49 ',
    '15-nov-26\t40.858,49',
    '15/11/26\t40.858,49',
    'Domingo, 15 de noviembre de 2026: $40.858,49.-',
    '2026-11-15 00:00:00\t40858,49 pesos',
    '"15-11-2026","40.858,49"',
    '\u200b15-11-2026\u00a0 40.858,49 CLP',
  ])('is read as people write it: %s', (text) => {
    const day = { valid_from: '2026-11-15', valid_to: '2026-11-15' };
    expect(read('uf', text)).toEqual([{ segment: null, ...day, value: 40858.49 }]);
  });

  it.each([
    ['40.858,49', 'Falta el día, o no existe'],
    ['31-02-2026 40.858,49', 'Falta el día, o no existe'],
    ['15-13-2026 40.858,49', 'Falta el día, o no existe'],
    ['15-11-2026 4.0858.49', 'Falta el valor, o no es un número: la coma separa los decimales'],
    ['15-11-2026', 'Falta el valor, o no es un número: la coma separa los decimales'],
    ['15-11-2026 16-11-2026 40.858,49', 'Tiene más días de los que se leen'],
    ['15-11-2026 13:45 40.858,49', 'Solo se leen el día y su valor'],
    ['15-11-2026 dólar 950,10', 'Solo se leen el día y su valor'],
    ['15-11-2026 40.858,497', 'Debe tener como máximo 2 decimales'],
    ['15-11-2026 -40.858,49', 'Debe ser mayor que 0 y menor que 1.000.000'],
    ['15-11-2026 4.085.849', 'Debe ser mayor que 0 y menor que 1.000.000'],
    ['15-11-2062 40.858,49', 'El día está fuera de lo que se publica'],
  ])('is refused with a reason: %s', (text, reason) => {
    expect(read('uf', text)).toEqual([reason]);
  });
});

describe('a line of the TMC', () => {
  it.each([
    ['24\t15-11-2026\t14-12-2026\t6,60', 24, '2026-12-14', 6.6],
    ['15-11-2026; 14-12-2026; Hasta UF 2.000; 6,60 %', 24, '2026-12-14', 6.6],
    ['Inferiores o iguales al equivalente de 2.000 unidades de fomento 15/11/2026 6,6%', 24, null, 6.6],
    ['Superiores al equivalente de 2.000 UF, desde 15-11-2026 hasta 14-12-2026: 6,1', 22, '2026-12-14', 6.1],
    ['22 15-11-2026 6,1234', 22, null, 6.1234],
    ['22 15-11-2026 6.125', 22, null, 6.125],
    ['Hasta UF 2.000, 15-nov-26: 6,6 % anual', 24, null, 6.6],
    ['Mayor que 2.000 UF, 15-11-2026, 6,1', 22, null, 6.1],
    ['A plazos mayores de un año, inferiores o iguales a 2.000 UF 15-11-2026 6,6', 24, null, 6.6],
    ['A plazos menores de un año, superiores a 2.000 UF 15-11-2026 6,1', 22, null, 6.1],
  ])('is read as people write it: %s', (text, segment, valid_to, value) => {
    expect(read('tmc', text)).toEqual([{ segment, valid_from: '2026-11-15', valid_to, value }]);
  });

  it.each([
    ['15-11-2026 6,60', 'Falta el tramo: Hasta UF 2.000 o Sobre UF 2.000'],
    ['25 15-11-2026 6,60', 'Falta el tramo: Hasta UF 2.000 o Sobre UF 2.000'],
    ['24 15-11-2026 14-10-2026 6,60', 'El fin es anterior al comienzo'],
    ['24 15-11-2026 0', 'Debe ser mayor que 0 y menor que 100'],
    ['24 15-11-2026 6,61234', 'Debe tener como máximo 4 decimales'],
  ])('is refused with a reason: %s', (text, reason) => {
    expect(read('tmc', text)).toEqual([reason]);
  });
});

it('A line of mostly spaces is parsed as fast as any other', () => {
  // A parser of quadratic time would take minutes for this line.
  expect(read('uf', `15-11-2026 1${' '.repeat(100_000)}x`)).toEqual([
    'Falta el valor, o no es un número: la coma separa los decimales',
  ]);
});

it('A line of mostly comparisons is parsed as fast as any other', () => {
  // A parser of quadratic time would take minutes for this line.
  expect(read('tmc', `15-11-2026 ${'>'.repeat(500_000)} 6,1`)).toEqual([
    'Falta el tramo: Hasta UF 2.000 o Sobre UF 2.000',
  ]);
});

it('Headings and empty lines are skipped; lines keep their numbers', () => {
  const text = 'Fecha\tValor\r\n\r\n01-11-2026\t40.797,31\r\n02-11-2026\t40.801,68\r\n';
  expect(publishedLines(text).map(({ line, text: shown }) => [line, shown])).toEqual([
    [3, '01-11-2026 40.797,31'],
    [4, '02-11-2026 40.801,68'],
  ]);
});
