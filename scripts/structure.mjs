// @ts-check
// Prints the size of each place beside its budget, and fails if one is larger than it was.
import { filesOf, isTest, placeSizes, totalOf, WORKSPACES } from './folders.mjs';

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

const tests = totalOf([...WORKSPACES, 'scripts'].flatMap(filesOf).filter(isTest));
console.log(`| place | lines | at most | goal |\n| --- | --- | --- | --- |`);
for (const [place, lines] of Object.entries(placeSizes())) {
  const { most = 0, goal } = BUDGET[place] ?? {};
  console.log(`| ${place} | ${lines} | ${most} | ${goal} |`);
  if (lines <= most) continue;
  console.error(`${place}: ${lines}, more than ${most}. Take something away (docs/decisions/022-size.md).`);
  process.exitCode = 1;
}
console.log(`| tests | ${tests} | | |`);
