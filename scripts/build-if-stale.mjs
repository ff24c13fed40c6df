// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const STAMP = join(root, '.cache', 'built');
const SOURCES = [
  'contracts/src',
  'contracts/openapi',
  'recording/src',
  'mocks/src',
  'bff/src',
  'frontend/src',
  'frontend/public',
  'frontend/first-screen',
];
const SINGLE = ['package-lock.json', 'tsconfig.base.json', 'frontend/index.html', 'frontend/vite.config.ts'];
const BUILT = ['contracts/dist', 'mocks/dist/server.js', 'bff/dist/main.js', 'frontend/dist/index.html'];

/** Returns the time of the newest change below a path, ms. @param {string} path @returns {number} */
function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), stat.mtimeMs);
}

function isStale() {
  if (!BUILT.every((path) => existsSync(join(root, path)))) return true;
  const stamp = statSync(STAMP, { throwIfNoEntry: false });
  return !stamp || [...SOURCES, ...SINGLE].some((path) => newest(join(root, path)) > stamp.mtimeMs);
}

/** @param {'inherit' | 'pipe'} stdio */
function build(stdio) {
  const began = new Date();
  for (const [command, ...args] of [
    ['npm', 'run', '--silent', 'build:ts'],
    ['npx', 'vite', 'build', 'frontend'],
  ]) {
    const step = spawnSync(command, args, {
      cwd: root,
      encoding: 'utf8',
      stdio,
      shell: process.platform === 'win32',
    });
    if (step.status === 0) continue;
    process.stderr.write(`${step.stdout ?? ''}${step.stderr ?? ''}La compilación falló.\n`);
    process.exit(step.status ?? 1);
  }
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, '');
  utimesSync(STAMP, began, began);
}

/** Builds everything unless the last build is newer than every source. Exits with the build's code when it fails. */
export function buildIfStale() {
  if (!isStale()) return;
  process.stdout.write('Compilando…\n');
  build('pipe');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--always')) build('inherit');
  else buildIfStale();
}
