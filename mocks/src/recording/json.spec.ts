import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type ReceivedRequest, requestKey } from './replay-core.ts';
import { differencesOf, type DiffRules } from './json-diff.ts';
import { WrongUsage } from '../command-line.ts';
import { anyMatches, type JsonPath, pathPattern, patternsOf } from './json-path.ts';

describe('a pattern of places', () => {
  const ROW: JsonPath = ['salida', 0, 'Tasa'];

  it.each([
    ['salida[].Tasa', ROW, true],
    ['$.salida[].Tasa', ROW, true],
    ['salida.Tasa', ROW, false],
    ['ida[].Tasa', ROW, false],
    ['Tasa', ROW, true],
    ['$.Tasa', ROW, false],
    ['salida', ROW, false],
    ['salida[]', ROW, false],
    ['[].id', [3, 'id'], true],
    ['$[].id', [3, 'id'], true],
    ['id', [3, 'id'], true],
    ['$', [], true],
    ['$', ['a'], false],
  ])('%s at %j: %s', (text, path, matches) => {
    expect(pathPattern(text, '--ignore')(path)).toBe(matches);
  });

  it.each(['', 'a[', 'a[[b', 'a..b', '[x]', 'terms[0].row'])('is not %j', (text) => {
    expect(() => pathPattern(text, '--ignore')).toThrow(WrongUsage);
  });
});

describe('the difference of two documents', () => {
  const plain = (one: unknown, other: unknown, rules: DiffRules = {}) => differencesOf(one, other, rules);

  it('is empty for a document and itself, and not empty for any other one', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(plain(one, structuredClone(one))).toEqual([]);
        const equal = JSON.stringify(one) === JSON.stringify(other);
        if (!equal && plain(one, other).length === 0) expect(one).toEqual(other);
      }),
    );
  });

  it('names the place and both sides', () => {
    expect(plain({ a: [1, { b: 2 }], c: null }, { a: [1, { b: '2' }, 3] })).toEqual([
      { path: '$.a[1].b', recorded: 2, received: '2' },
      { path: '$.a[2]', recorded: undefined, received: 3 },
      { path: '$.c', recorded: null, received: undefined },
    ]);
    expect(plain([], {})).toHaveLength(1);
    expect(plain({ toString: 1 }, {})).toEqual([{ path: '$.toString', recorded: 1, received: undefined }]);
  });

  it('is one row where a row is missing or added, and not all rows behind it', () => {
    const [one, two, three] = [
      { id: 1, rate: 4 },
      { id: 2, rate: 5 },
      { id: 3, rate: 6 },
    ];
    expect(plain([one, two, three], [one, three])).toEqual([
      { path: '$[1]', recorded: two, received: undefined },
    ]);
    expect(plain([two, three], [one, two, { ...three, rate: 7 }])).toEqual([
      { path: '$[1].rate', recorded: 6, received: 7 },
      { path: '$[0]', recorded: undefined, received: one },
    ]);
    // The order matters where the rows are the same.
    expect(plain([one, two], [two, one])).toHaveLength(4);
  });

  it('is exact about a tolerance', () => {
    const diff = (one: number, other: number) => plain(one, other, { tolerance: () => 0.0001 });
    expect(diff(11.4796, 11.4797)).toEqual([]);
    expect(diff(11.4797, 11.4796)).toEqual([]);
    expect(diff(0.3, 0.3001)).toEqual([]);
    expect(diff(11.4796, 11.4798)).toHaveLength(1);
  });
});

describe('the key of a request', () => {
  const none = (): boolean => false;
  const received = (text: string, change: Partial<ReceivedRequest> = {}): ReceivedRequest => ({
    method: 'POST',
    path: '/x',
    query: new URLSearchParams(),
    body: { kind: 'json', value: JSON.parse(text) as unknown },
    ...change,
  });

  it('does not depend on the order of names or the spelling of numbers', () => {
    const key = requestKey(received('{"a":4.5,"b":{"c":1,"d":[1,2]}}'), none);
    expect(requestKey(received('{"b":{"d":[1,2.0],"c":1e0},"a":4.50}'), none)).toBe(key);
    expect(requestKey(received('{"b":{"d":[2,1],"c":1},"a":4.5}'), none)).not.toBe(key);
    expect(requestKey(received('{"a":"4.5","b":{"c":1,"d":[1,2]}}'), none)).not.toBe(key);
  });

  it('distinguishes an empty list from an empty object, and no body from null', () => {
    const keys = ['[]', '{}', 'null', '""'].map((text) => requestKey(received(text), none));
    expect(new Set([...keys, requestKey(received('1', { body: { kind: 'none' } }), none)]).size).toBe(5);
  });

  it('depends on method, path and query, not on the order of parameters', () => {
    const one = received('1', { query: new URLSearchParams('a=1&b=2') });
    const other = received('1', { query: new URLSearchParams('b=2&a=1') });
    expect(requestKey(one, none)).toBe(requestKey(other, none));
    const keys = [one, received('1'), received('1', { path: '/y' }), received('1', { method: 'PUT' })];
    expect(new Set(keys.map((each) => requestKey(each, none))).size).toBe(4);
  });

  it('leaves volatile fields out', () => {
    const leftOut = anyMatches(patternsOf(['request_id']));
    expect(requestKey(received('{"a":1,"request_id":"x"}'), leftOut)).toBe(
      requestKey(received('{"a":1}'), leftOut),
    );
  });
});
