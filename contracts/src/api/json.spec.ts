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

  it('may have any brackets in its texts', () => {
    const text = JSON.stringify(['['.repeat(200_000), '\\"{'.repeat(100_000), '\\']);
    expect(parseCoreJson(text)).toEqual(JSON.parse(text));
  });

  it('of a short text is parsed whatever it is, and is no value when it is cut', () => {
    expect([parseCoreJson('{"a":[1]}'), parseCoreJson('{"a":[1')]).toEqual([{ a: [1] }, undefined]);
  });
});
