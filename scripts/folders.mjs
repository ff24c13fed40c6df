// @ts-check
// The files of the workspaces, and which of their folders import each other.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const WORKSPACES = ['contracts', 'recording', 'mocks', 'bff', 'frontend', 'lab'];

const TEST = /\.spec\.|\/(testing|test|e2e)\//;
const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*['"]((?:\.|#)[^'"]+)['"]/g;

/** @param {string} file */
export const isTest = (file) => TEST.test(file);
/** @param {string} file */
export const textOf = (file) => readFileSync(file, 'utf8');

/** Returns TypeScript and JavaScript below a folder, tracked or untracked but not ignored, without generated files. @param {string} root */
export const filesOf = (root) => named(/\.(m?ts|tsx|m?js)$/, root);

/** @param {RegExp} name @param {string} root */
function named(name, root) {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', root], { encoding: 'utf8' });
  const files = [...new Set(listed.split('\n'))].filter((file) => name.test(file));
  const deleted = execFileSync('git', ['ls-files', '-d', root], { encoding: 'utf8' }).split('\n');
  return files.filter((file) => !file.includes('/generated/') && !deleted.includes(file));
}

/** @param {string} file @param {string} specifier `#shared/…` is an import of the frontend's package.json */
const resolved = (file, specifier) =>
  specifier.startsWith('#') ? join('frontend/src', specifier.slice(1)) : join(dirname(file), specifier);

/** Returns the folder right below `src` that a file is in, such as `bff/src/people`. @param {string} file */
const roomOf = (file) => /^.*?\/src\/[^/]+(?=\/)/.exec(file)?.[0] ?? dirname(file);

/** Returns the pairs of folders of these files that import each other, also of whole folders right below `src`. @param {readonly string[]} files */
export function folderPairs(files) {
  /** @type {Set<string>} */
  const edges = new Set();
  for (const file of files) {
    for (const [, specifier = ''] of textOf(file).matchAll(IMPORT)) {
      const imported = resolved(file, specifier);
      edges.add(`${dirname(file)} ${dirname(imported)}`).add(`${roomOf(file)} ${roomOf(imported)}`);
    }
  }
  return [...edges]
    .map((edge) => edge.split(' '))
    .filter(([from = '', to = '']) => from < to && edges.has(`${to} ${from}`))
    .map(([from, to]) => `${from} ↔ ${to}`)
    .sort();
}

/** Places whose size is a budget, the smaller ones first; the rest of a workspace belongs to the workspace. */
const PLACES = [
  'frontend/src/calculation',
  'frontend/src/office',
  'frontend/src/rates',
  'bff/src/rates',
  ...WORKSPACES,
  'scripts',
];

/** @param {string} file */
const linesIn = (file) => textOf(file).split('\n').length - 1;
/** @param {readonly string[]} files */
export const totalOf = (files) => files.reduce((sum, file) => sum + linesIn(file), 0);

/** Returns the lines of source by place, style sheets included, those of the style sheets, and the words of README and docs. @returns {Record<string, number>} */
export function placeSizes() {
  /** @type {Record<string, number>} */
  const sizes = {};
  const files = [...WORKSPACES, 'scripts'].flatMap((root) => named(/\.(ts|tsx|mjs|css)$/, root));
  for (const file of files.filter((each) => !isTest(each))) {
    const found = PLACES.find((each) => file.startsWith(`${each}/`)) ?? 'scripts';
    const place = found === 'mocks' || found === 'recording' ? 'mocks and recording' : found;
    sizes[place] = (sizes[place] ?? 0) + linesIn(file);
  }
  const documents = ['README.md', ...named(/\.md$/, 'docs')].map(textOf).join(' ');
  return {
    ...sizes,
    'style sheets': totalOf(named(/\.css$/, 'frontend')),
    'words of documents': documents.match(/\S*[\p{L}\d]\S*/gu)?.length ?? 0,
  };
}
