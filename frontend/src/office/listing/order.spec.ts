import { describe, expect, it } from '@jest/globals';
import type { Sort } from '../lists/list-views.ts';
import { clientGroup, listed } from '../../testing/office.ts';
import { clientAfterLast } from './use-neighbours.ts';
import { currentRow, nextRow } from './use-row-keys.ts';
import { pageCountOf } from './foot.tsx';
import { earliestContact, listedClients } from './client-groups.ts';

describe('the client after the last row of a page', () => {
  const shown = ['a', 'b', 'c'];

  it.each([
    ['is the next page’s first', 'abcd', 'd'],
    ['has the place of one who left', 'abd', 'd'],
    ['is below those shown, though others came above', 'xyabcd', 'd'],
    ['has the place of one who moved down', 'abdec', 'd'],
    ['is below those shown, though the last one moved up', 'cabd', 'd'],
    ['is the first one once all have left', 'de', 'd'],
    ['is nobody at the end of the list', 'abc', undefined],
  ])('%s', (_, listed, expected) => {
    const groups = [...listed].map((name) => ({ ...clientGroup(name, []), uuid: name }));
    expect(clientAfterLast(groups, shown)?.uuid).toBe(expected);
  });
});

describe('the row that follows', () => {
  const uuids = ['a', 'b', 'c', 'd'];

  it('is the first one where none is the current one', () => {
    expect([nextRow(uuids, null, 1), nextRow(uuids, null, -1)]).toEqual([0, -1]);
  });

  it('is the next one, also beyond the ends of the list', () => {
    expect(nextRow(uuids, { uuid: 'b', index: 1 }, 1)).toBe(2);
    expect(nextRow(uuids, { uuid: 'a', index: 0 }, -1)).toBe(-1);
    expect(nextRow(uuids, { uuid: 'd', index: 3 }, 1)).toBe(4);
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

describe('the pages', () => {
  it.each([
    [0, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
  ])('%d clients by %d are on %d', (count, size, pages) => expect(pageCountOf(count, size)).toBe(pages));
});

const answered = { first_answer_at: '2026-11-20T15:00:00Z' };
const contactOn = (date: string) =>
  ({ next_contact: { date, time: null, channel: 'phone', note: '' } }) as const;

describe('the simulation that gives a client its place', () => {
  const newest = listed(4, { ...answered, montocreditoUF: 1800 });
  const waiting = listed(3, { first_answer_at: null, montocreditoUF: 1500, ...contactOn('2026-12-03') });
  const oldest = listed(2, { first_answer_at: null, montocreditoUF: 1400, ...contactOn('2026-12-01') });
  const largest = listed(1, { montocreditoUF: 2400, estado_description: 'Rechazada' });
  const all = [newest, waiting, oldest, largest];

  const placing = (simulations: typeof all, sort: Sort) =>
    listedClients([clientGroup('Ana', simulations)], sort)[0]?.shown;

  it.each([
    ['newest', newest],
    ['untouched', oldest],
    ['amount', largest],
    ['next_contact', oldest],
  ] as const)('in the order %s', (sort, expected) => {
    expect(placing(all, sort)).toBe(expected);
  });

  it('is the newest where nobody may contact the client about the others', () => {
    const refusing = [listed(2, { opposed_at: '2026-11-21T15:00:00Z' }), listed(1, { wants_contact: false })];
    expect(placing([newest, ...refusing], 'untouched')).toBe(newest);
  });

  it('is the newest if none waits, is larger, or has a contact', () => {
    for (const sort of ['untouched', 'amount', 'next_contact'] as const)
      expect(placing([newest, listed(1, answered)], sort)).toBe(newest);
    expect(earliestContact([newest])).toBeUndefined();
    expect(listedClients([clientGroup('Nadie', [])], 'newest')).toEqual([]);
  });
});
