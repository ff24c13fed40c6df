// @ts-check
// Prints the size of each place beside its budget, and fails if one is larger than it was.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * Lines of source by place, style sheets included, and words of README and docs: at most `most`, which each smaller place lowers, and `goal` in the end.
 * @type {Record<string, { most: number, goal: number }>}
 */
const BUDGET = {
  frontend: { most: 8500, goal: 8500 },
  bff: { most: 30450, goal: 30500 },
  'frontend/src/calculation': { most: 12468, goal: 12500 },
  'frontend/src/office': { most: 7428, goal: 7500 },
  'frontend/src/rates': { most: 5000, goal: 5000 },
  'bff/src/rates': { most: 5939, goal: 5000 },
  contracts: { most: 6846, goal: 7000 },
  'mocks and recording': { most: 6491, goal: 6500 },
  lab: { most: 1489, goal: 1500 },
  scripts: { most: 1399, goal: 1400 },
  'style sheets': { most: 396, goal: 1800 },
  'words of documents': { most: 30000, goal: 30000 },
  tests: { most: 64100, goal: 60000 },
};

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
const files = [...new Set(listed.split('\n'))].filter(
  (file) => existsSync(file) && !/(^|\/)generated\//.test(file),
);

/** Returns the place of a file of source, the smaller ones first: the rest of a workspace belongs to the workspace. @param {string} file */
function placeOf(file) {
  if (/\.spec\.|\/(testing|test|e2e)\//.test(file)) return 'tests';
  if (/^(mocks|recording)\//.test(file)) return 'mocks and recording';
  return Object.keys(BUDGET).findLast((place) => file.startsWith(`${place}/`));
}

/** @type {Record<string, number>} */
const sizes = {};
/** @param {string | undefined} place @param {number} size */
const add = (place, size) => place && (sizes[place] = (sizes[place] ?? 0) + size);
for (const file of files.filter((each) => /\.(m?ts|tsx|mjs|css|md)$/.test(each))) {
  const text = readFileSync(file, 'utf8');
  const lines = text.split('\n').length - 1;
  if (!file.endsWith('.md')) add(placeOf(file), lines);
  else if (/^(docs\/|README)/.test(file))
    add('words of documents', text.match(/\S*[\p{L}\d]\S*/gu)?.length ?? 0);
  if (file.endsWith('.css')) add('style sheets', lines);
}
console.log('| place | lines | at most | goal |\n| --- | --- | --- | --- |');
for (const [place, size] of Object.entries(sizes)) {
  const { most = Infinity, goal } = BUDGET[place] ?? {};
  console.log(`| ${place} | ${size} | ${most} | ${goal} |`);
  if (size <= most) continue;
  console.error(`${place}: ${size}, more than ${most}. Take something away (docs/decisions/022-size.md).`);
  process.exitCode = 1;
}
