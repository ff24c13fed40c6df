import { describe, expect, it } from '@jest/globals';
import { pageCountOf, pagesAround } from './pages.ts';

const shown = (page: number, last: number): string =>
  pagesAround(page, last)
    .map((each) => each ?? '…')
    .join(' ');

describe('the pages on offer', () => {
  it.each([
    [1, 1, '1'],
    [1, 3, '1 2 3'],
    [3, 5, '1 2 3 4 5'],
    [1, 15, '1 2 … 15'],
    [4, 15, '1 2 3 4 5 … 15'],
    [5, 15, '1 … 4 5 6 … 15'],
    [15, 15, '1 … 14 15'],
  ])('at %d of %d are %s', (page, last, text) => expect(shown(page, last)).toBe(text));

  it.each([
    [0, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
  ])('%d clients by %d are on %d', (count, size, pages) => expect(pageCountOf(count, size)).toBe(pages));
});
