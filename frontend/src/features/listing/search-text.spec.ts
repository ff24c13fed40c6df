import { describe, expect, it } from '@jest/globals';
import { searchTextOf } from './search-text.ts';

describe('what is searched for', () => {
  it.each([
    ['12.345.678-5', '12345678-5'],
    ['123456785', '12345678-5'],
    [' 7654321 6 ', '7654321-6'],
    ['17.903.316-k', '17903316-K'],
    ['RUT 12345678-5', '12345678-5'],
    ['10482', '10482'],
    ['1234567', '1234567'],
    ['1234567890', '1234567890'],
    ['  Karina Soto ', 'Karina Soto'],
    ['', ''],
  ])('for %j is %j', (typed, searched) => expect(searchTextOf(typed)).toBe(searched));
});
