import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const { browserslist } = JSON.parse(read('frontend/package.json')) as { browserslist: string[] };

/** Returns a document's words, however its lines are wrapped. */
const wordsOf = (page: string): string => read(page).replaceAll(/\s+/g, ' ');

/** Patterns that find each browser's oldest supported version in a document. */
const NAMES: Readonly<Record<string, RegExp>> = {
  chrome: /Chrome and Edge from (\S+),/,
  edge: /Chrome and Edge from (\S+),/,
  firefox: /Firefox from (\S+) /,
  safari: /Safari from (\S+) on macOS/,
  ios_saf: /Safari from (\S+) on macOS, iOS and iPadOS/,
};

describe.each(['README.md', 'docs/browsers.md'])('%s', (page) => {
  it('names the browsers that the build is made for', () => {
    const named = Object.entries(NAMES).map(
      ([name, version]) => `${name} >= ${version.exec(wordsOf(page))?.[1]}`,
    );
    expect(named).toEqual(browserslist);
  });
});
