import { describe, expect, it } from '@jest/globals';
import { isMet } from './request-parts.ts';

const isPresent = (tag: string): boolean => tag === '"2"';

describe('a conditional change', () => {
  it.each([
    [undefined, true],
    ['', true],
    ['*', true],
    ['"2"', true],
    ['W/"2"', true],
    ['"1", "2"', true],
    ['"1"', false],
    ['2', false],
  ])('by If-Match: %s', (ifMatch, isAllowed) => {
    expect(isMet(ifMatch, isPresent)).toBe(isAllowed);
  });
});
