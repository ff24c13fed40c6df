// @ts-check
// Prints the size of each workspace and place, which folders import each other, and the smallest and largest files. With --check it only
// compares the places with their budget, and fails if one is larger than it was.
import { filesOf, folderPairs, isTest, placeSizes, styleSize, textOf, WORKSPACES } from './folders.mjs';

const SHORT = 10;

/**
 * Lines of product source by place, style sheets included: at most `most`, and `goal` once the place is as small as intended. A change that makes a
 * place smaller lowers its `most`.
 * @type {Record<string, { most: number, goal: number }>}
 */
const BUDGET = {
  'frontend/src/calculation': { most: 19330, goal: 12500 },
  'frontend/src/office': { most: 10337, goal: 7500 },
  'frontend/src/rates': { most: 8743, goal: 5000 },
  frontend: { most: 11822, goal: 8500 },
  'bff/src/rates': { most: 7900, goal: 5000 },
  bff: { most: 35997, goal: 30500 },
  contracts: { most: 7928, goal: 7000 },
  'mocks and recording': { most: 8464, goal: 6500 },
  lab: { most: 2510, goal: 1500 },
  scripts: { most: 1987, goal: 1400 },
  'style sheets': { most: 9216, goal: 1800 },
};

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

const sizes = { ...placeSizes(), 'style sheets': styleSize() };
const over = Object.entries(sizes).filter(([place, lines]) => lines > (BUDGET[place]?.most ?? 0));
for (const [place, lines] of over)
  console.error(
    `${place}: ${lines} lines, more than ${BUDGET[place]?.most}. Take something away (docs/decisions/022-size.md).`,
  );
process.exitCode = over.length > 0 ? 1 : 0;
if (process.argv.includes('--check')) process.exit();

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

console.log('\n| place | lines | at most | goal |\n| --- | --- | --- | --- |');
for (const [place, lines] of Object.entries(sizes))
  console.log(`| ${place} | ${lines} | ${BUDGET[place]?.most} | ${BUDGET[place]?.goal} |`);
