import { describe, expect, it } from '@jest/globals';
import { currentRow, nextRow } from './use-row-keys.ts';

describe('the row that follows', () => {
  const uuids = ['a', 'b', 'b', 'c'];

  it('is the first one where none is the current one', () => {
    expect([nextRow(uuids, null, 1), nextRow(uuids, null, -1)]).toEqual([0, -1]);
  });

  it('is the next one of the same place, also of a simulation that is listed twice', () => {
    expect([nextRow(uuids, { uuid: 'b', index: 2 }, 1), nextRow(uuids, { uuid: 'b', index: 1 }, 1)]).toEqual([
      3, 2,
    ]);
    expect(nextRow(uuids, { uuid: 'a', index: 0 }, -1)).toBe(-1);
    expect(nextRow(uuids, { uuid: 'c', index: 3 }, 1)).toBe(4);
  });

  it('follows a row that has moved', () => {
    expect(nextRow(['new', ...uuids], { uuid: 'a', index: 0 }, 1)).toBe(2);
  });

  it('has the place of a row that is gone', () => {
    const left = { uuid: 'gone', index: 1 };
    expect([currentRow(uuids, left), nextRow(uuids, left, 1), nextRow(uuids, left, -1)]).toEqual([1, 1, 0]);
    const end = { uuid: 'gone', index: 9 };
    expect([currentRow(uuids, end), nextRow(uuids, end, 1)]).toEqual([3, 9]);
  });
});
