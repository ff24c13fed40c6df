import { describe, expect, it } from '@jest/globals';
import { parseCoreJson } from './json.ts';

const nested = (depth: number): string => '['.repeat(depth) + ' '.repeat(100_000) + ']'.repeat(depth);
const flat = (containers: number): string => `[${'{},'.repeat(containers - 2)}{}]`;

describe('an answer of the core', () => {
  it('may be nested 64 deep', () => {
    expect(parseCoreJson(nested(64))).toBeDefined();
    expect(parseCoreJson(nested(65))).toBeUndefined();
  });

  it('may have 100,000 objects and arrays', () => {
    expect(parseCoreJson(flat(100_000))).toHaveLength(99_999);
    expect(parseCoreJson(flat(100_001))).toBeUndefined();
  });

  it('may have 200,000 members after the first ones', () => {
    const numbers = (count: number): string => `[${Array(count).fill(1).join(',')}]`;
    expect(parseCoreJson(numbers(200_001))).toHaveLength(200_001);
    expect(parseCoreJson(numbers(200_002))).toBeUndefined();
    const names = Array.from({ length: 200_002 }, (_name, n) => `"k${n}":1`);
    expect(parseCoreJson(`{${names.join(',')}}`)).toBeUndefined();
  });

  it('may have any brackets in its texts', () => {
    const text = JSON.stringify(['['.repeat(200_000), '\\"{'.repeat(100_000), ','.repeat(300_000), '\\']);
    expect(parseCoreJson(text)).toEqual(JSON.parse(text));
  });

  it('has no signs in its texts that can not be stored', () => {
    const text = '{"a":["An\\u0000a\\ud800 \\ud83d\\ude00 \\\\u0000"]}';
    expect(parseCoreJson(text)).toEqual({ a: ['Ana 😀 \\u0000'] });
  });

  it('of a short text is parsed whatever it is, and is no value when it is cut', () => {
    expect([parseCoreJson('{"a":[1]}'), parseCoreJson('{"a":[1')]).toEqual([{ a: [1] }, undefined]);
  });
});
