import { expect, it } from '@jest/globals';
import { linesWithin } from './lines-within.ts';

it.each([
  ['una línea', ['una línea']],
  ['la tasa fija anual del crédito', ['la tasa', 'fija anual', 'del', 'crédito']],
  ['uno\ndos', ['uno', 'dos']],
  ['a correo-muy-largo@x.cl b', ['a', 'correo-muy', '-largo@x.c', 'l b']],
  ['son de UF 2.000', ['son de', 'UF\u00a02.000']],
  ['', ['']],
])('breaks %j into lines of at most ten letters', (text, lines) => {
  expect(linesWithin(text, 10, ({ length }) => length)).toEqual(lines);
});
