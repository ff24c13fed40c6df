import { expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { COLOUR_NAMES } from '@simulador/contracts/platform/brand-colours';

const SOURCE = new URL('../../', import.meta.url);
const named = (ending: string): readonly string[] =>
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith(ending));
const textOf = (path: string): string => readFileSync(new URL(path, SOURCE), 'utf8');
const sheets = named('.css').map((path) => ({ path, text: textOf(path) }));

it('every colour of a style sheet is one of the brand, so that it has a dark one', () => {
  const own = sheets.flatMap(({ path, text }) =>
    (text.match(/#[0-9a-f]{3,8}\b|(?:rgb|hsl)a?\((?!(?:0 0 0|255 255 255) \/)[^)]*\)/gi) ?? []).map(
      (colour) => `${path}: ${colour}`,
    ),
  );
  expect(own).toEqual([]);
});

it('every custom property that a style sheet uses is defined', () => {
  const defined = new Set<string>(COLOUR_NAMES);
  for (const { text } of sheets)
    for (const [, name = ''] of text.matchAll(/--([\w-]+)\s*:/g)) defined.add(name);
  for (const path of named('.tsx'))
    // Defined by a `style`, or by a utility such as `[--card-indent:0]`.
    for (const [, name = ''] of textOf(path).matchAll(/(?:'|\[)--([\w-]+)(?:'|:)/g)) defined.add(name);
  const missing = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/var\(--([\w-]+)/g)]
      .filter(([, name = '']) => !defined.has(name))
      .map(([, name = '']) => `${path}: --${name}`),
  );
  expect(missing).toEqual([]);
});
