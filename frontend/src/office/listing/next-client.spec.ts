import { describe, expect, it } from '@jest/globals';
import { clientGroup } from '../../testing/office.ts';
import { clientAfterLast } from './next-client.ts';

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
