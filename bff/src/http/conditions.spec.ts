import { describe, expect, it } from '@jest/globals';
import { areMet } from './request-parts.ts';

const isPresent = (tag: string): boolean => tag === '"2"';

describe('a conditional change', () => {
  it.each([
    [undefined, true, true],
    ['', true, true],
    ['*', true, false],
    ['"2"', true, false],
    ['W/"2"', true, false],
    ['"1", "2"', true, false],
    ['"1"', false, false],
    ['2', false, false],
  ])('by If-Match: %s', (ifMatch, isMet, isMetByNothing) => {
    expect([areMet({ ifMatch }, isPresent), areMet({ ifMatch }, null)]).toEqual([isMet, isMetByNothing]);
  });

  it.each([
    [undefined, true, true],
    ['*', false, true],
    ['"1"', true, true],
    ['"1", W/"2"', false, true],
  ])('by If-None-Match: %s', (ifNoneMatch, isMet, isMetByNothing) => {
    expect([areMet({ ifNoneMatch }, isPresent), areMet({ ifNoneMatch }, null)]).toEqual([
      isMet,
      isMetByNothing,
    ]);
  });
});
