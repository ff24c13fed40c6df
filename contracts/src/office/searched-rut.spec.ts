import { describe, expect, it } from '@jest/globals';
import { searchedRut } from './searched-rut.ts';

describe('a text that is searched for', () => {
  it.each([
    ['12.345.678-5', '12345678-5'],
    ['123456785', '12345678-5'],
    [' 7654321 6 ', '7654321-6'],
    ['17.903.316-K', '17903316-k'],
    ['07.654.321-6', '7654321-6'],
    ['012.345.678-5', '12345678-5'],
    ['RUT 12345678-5', '12345678-5'],
    ['12.345.678-9', '12345678-9'],
    ['(12345678 - 5)', '12345678-5'],
    ['12345678 - 9', '12345678-9'],
    ['12345678k ', '12345678-k'],
    ['Soto-Díaz 123456785', '12345678-5'],
    ['9-5551-2345', null],
    ['12-345-678-5', '12345678-5'],
    ['1-2345-6785', null],
    ['9555-1234', null],
    ['41.072.605', null],
    ['10482', null],
    ['1234567', null],
    ['1234567890', null],
    ['Karina Soto', null],
    ['', null],
  ])('%j reads as %j', (text, rut) => expect(searchedRut(text)).toBe(rut));
});

describe('a searched RUT', () => {
  it('is whole with its K at the end, whatever blanks follow', () => {
    expect([searchedRut('12345670k '), searchedRut('k12345670')]).toEqual(['12345670-k', null]);
  });
});
