// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const STAMP = join(root, '.cache', 'built');
const SOURCES = [
  ...['brand', 'contracts/src', 'contracts/openapi', 'recording/src', 'mocks/src', 'bff/src'],
  ...['frontend/src', 'frontend/public', 'frontend/first-screen', 'frontend/index.html'],
  ...['frontend/vite.config.ts', 'package-lock.json', 'tsconfig.base.json'],
];
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
  return !stamp || SOURCES.some((path) => newest(join(root, path)) > stamp.mtimeMs);
}

const TSC = 'node_modules/typescript-native/bin/tsc';
const VITE = 'node_modules/vite/bin/vite.js';

/** Steps of a build, by what they build. @type {Record<string, readonly string[]>} */
const STEPS = {
  servidor: [TSC, '-b', 'tsconfig.build.json'],
  cliente: [VITE, 'build', 'frontend', '--logLevel', 'warn'],
};

/** Removes the build output of deleted sources, because the BFF finds its modules by file name. */
function removeOrphans() {
  for (const workspace of ['contracts', 'recording', 'mocks', 'bff']) {
    const dist = join(root, workspace, 'dist');
    for (const file of existsSync(dist) ? readdirSync(dist, { recursive: true, encoding: 'utf8' }) : [])
      if (file.endsWith('.js') && !existsSync(join(root, workspace, 'src', file.replace(/js$/, 'ts'))))
        rmSync(join(dist, file));
  }
}

/** Ends the process with an explanation. @param {string} why @param {number | null} code */
function fail(why, code) {
  process.stderr.write(`${why}\n`);
  process.exit(code ?? 1);
}

function build() {
  if (![TSC, VITE].every((tool) => existsSync(join(root, tool))))
    fail(
      'Falta lo que compila el simulador, que npm ci omite con NODE_ENV=production: ejecuta npm ci --include=dev.',
      1,
    );
  const began = new Date();
  // A build that a test starts is the one of production, too.
  const env = { ...process.env, NODE_ENV: 'production' };
  removeOrphans();
  for (const [name, args] of Object.entries(STEPS)) {
    process.stdout.write(`Compilando el ${name}…\n`);
    const { status } = spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
    if (status !== 0) fail('La compilación falló.', status);
  }
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, '');
  utimesSync(STAMP, began, began);
}

/** Builds everything unless the last build is newer than every source. Exits with the build's code when it fails. */
export function buildIfStale() {
  if (isStale()) build();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--always')) build();
  else if (process.argv.includes('--orphans')) removeOrphans();
  else buildIfStale();
}
