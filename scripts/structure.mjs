// @ts-check
// Prints the size of each workspace and place. With --check it only compares the places with their budget, and fails if one is larger than it
// was.
import { filesOf, isTest, placeSizes, styleSize, totalOf, WORKSPACES } from './folders.mjs';

/**
 * Lines of product source by place, style sheets included, and words of README and docs: at most `most`, and `goal` once the place is as small as
 * intended. A change that makes a place smaller lowers its `most`.
 * @type {Record<string, { most: number, goal: number }>}
 */
const BUDGET = {
  'frontend/src/calculation': { most: 14337, goal: 12500 },
  'frontend/src/office': { most: 7229, goal: 7500 },
  'frontend/src/rates': { most: 5533, goal: 5000 },
  frontend: { most: 10114, goal: 8500 },
  'bff/src/rates': { most: 6824, goal: 5000 },
  bff: { most: 34767, goal: 30500 },
  contracts: { most: 7529, goal: 7000 },
  'mocks and recording': { most: 7321, goal: 6500 },
  lab: { most: 1835, goal: 1500 },
  scripts: { most: 1717, goal: 1400 },
  'style sheets': { most: 1331, goal: 1800 },
  'words of documents': { most: 30040, goal: 30000 },
};

/** @param {string} name @param {readonly string[]} files */
function row(name, files) {
  const source = files.filter((file) => !isTest(file));
  const tests = files.filter(isTest);
  return [name, source.length, totalOf(source), tests.length, totalOf(tests)];
}

/** @param {readonly (readonly unknown[])[]} rows */
const printRows = (rows) => rows.forEach((cells) => console.log(`| ${cells.join(' | ')} |`));

const sizes = { ...placeSizes(), 'style sheets': styleSize() };
const over = Object.entries(sizes).filter(([place, lines]) => lines > (BUDGET[place]?.most ?? 0));
for (const [place, lines] of over)
  console.error(
    `${place}: ${lines}, more than ${BUDGET[place]?.most}. Take something away (docs/decisions/022-size.md).`,
  );
process.exitCode = over.length > 0 ? 1 : 0;
if (process.argv.includes('--check')) process.exit();

const all = WORKSPACES.flatMap(filesOf);
printRows([
  ['name', 'source files', 'source lines', 'test files', 'test lines'],
  ['---', '---', '---', '---', '---'],
  ...[...WORKSPACES, 'scripts'].map((name) => row(name, filesOf(name))),
  row('all', [...all, ...filesOf('scripts')]),
]);

console.log('');
printRows([
  ['place', 'lines', 'at most', 'goal'],
  ['---', '---', '---', '---'],
  ...Object.entries(sizes).map(([place, lines]) => [place, lines, BUDGET[place]?.most, BUDGET[place]?.goal]),
]);
