import { expect, it } from '@jest/globals';
import { linesWithin } from './lines-within.ts';

it.each([
  ['una línea', ['una línea']],
  ['la tasa fija anual del crédito', ['la tasa', 'fija anual', 'del', 'crédito']],
  ['uno\ndos', ['uno', 'dos']],
  ['a correo-muy-largo@x.cl b', ['a', 'correo-muy', '-largo@x.c', 'l b']],
  ['', ['']],
])('breaks %j into lines of at most ten letters', (text, lines) => {
  expect(linesWithin(text, ({ length }) => length <= 10)).toEqual(lines);
});
