// @ts-check
// Prints the size of each workspace, which of its folders import each other, and its smallest and largest files.
import { filesOf, folderPairs, isTest, textOf, WORKSPACES } from './folders.mjs';

const SHORT = 10;

/** @param {string} file */
const linesOf = (file) => textOf(file).split('\n').length - 1;
/** @param {readonly number[]} values */
const sum = (values) => values.reduce((total, value) => total + value, 0);

/** @param {string} name @param {readonly string[]} files */
function row(name, files) {
  const lines = files.map((file) => ({ file, lines: linesOf(file) })).sort((a, b) => a.lines - b.lines);
  const source = lines.filter(({ file }) => !isTest(file));
  const tests = lines.filter(({ file }) => isTest(file));
  const largest = source.at(-1);
  return {
    name,
    'source files': source.length,
    'source lines': sum(source.map(({ lines }) => lines)),
    'test files': tests.length,
    'test lines': sum(tests.map(({ lines }) => lines)),
    'median source file': source[Math.floor(source.length / 2)]?.lines ?? 0,
    [`source files under ${SHORT} lines`]: source.filter(({ lines }) => lines < SHORT).length,
    'largest source file': largest ? `${largest.file} (${largest.lines})` : '',
  };
}

const all = WORKSPACES.flatMap(filesOf);
const rows = [
  ...WORKSPACES.map((name) => row(name, filesOf(name))),
  row('scripts', filesOf('scripts')),
  row('all', [...all, ...filesOf('scripts')]),
];
const heads = Object.keys(rows[0] ?? {});
for (const cells of [heads, heads.map(() => '---'), ...rows.map(Object.values)])
  console.log(`| ${cells.join(' | ')} |`);

const pairs = folderPairs(all.filter((file) => !isTest(file)));
console.log(`\nFolders that import each other: ${pairs.length}`);
for (const pair of pairs) console.log(`  ${pair}`);
