// @ts-check
// `npm run pact -- FILE…`: verifies clients' contracts (Pact files) against a running BFF.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Verifier } from '@pact-foundation/pact';

const USAGE = `Uso: npm run pact -- ARCHIVO… [--target URL] [--junit ARCHIVO]
Comprueba que un BFF en marcha cumple los contratos de sus clientes. ARCHIVO es un Pact (versión 2, 3 o 4) o su dirección.
  --target  dirección base del BFF (http://localhost:3000)
  --junit   archivo para el informe en JUnit
Estados que se conocen: signed in as adminrole, signed in as executiverole, signed in as commercialrole. Inician sesión con
REPLAY_ADMIN_EMAIL, REPLAY_EXECUTIVE_EMAIL o REPLAY_COMMERCIAL_EMAIL y su _PASSWORD, o con el usuario de la demo.
Termina con 0 si los cumple, 4 si no, 1 si el uso es incorrecto, 3 si no se pudo ejecutar.
`;
const EXIT = { usage: 1, couldNotRun: 3, broken: 4 };

/** @typedef {{ description: string, result: 'OK' | 'Error' | 'Pending' }} Interaction */
/** @typedef {{ interaction: string, mismatch: { mismatches?: { mismatch: string }[], message?: string } }} Failure */
/** @typedef {{ interactionResults: Interaction[], errors: Failure[], pendingErrors: Failure[] }} Verification */

/** @type {Readonly<Record<string, { variable: string, demo: string }>>} */
const ROLES = {
  adminrole: { variable: 'REPLAY_ADMIN', demo: 'admin@demo.cl' },
  executiverole: { variable: 'REPLAY_EXECUTIVE', demo: 'ejecutivo@demo.cl' },
  commercialrole: { variable: 'REPLAY_COMMERCIAL', demo: 'comercial@demo.cl' },
};

// Pact's library reports each run to its makers otherwise.
process.env.PACT_DO_NOT_TRACK = 'true';

/** Token of the state in force. @type {string | undefined} */
let token;

/** Signs in as a role's user. @param {string} target @param {{ variable: string, demo: string }} role */
async function signIn(target, { variable, demo }) {
  const email = process.env[`${variable}_EMAIL`] ?? demo;
  const password = process.env[`${variable}_PASSWORD`] ?? 'demo-hipotecario';
  const response = await fetch(`${target}/api/token`, {
    ...{ method: 'POST', headers: { 'Content-Type': 'application/json' } },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`${email} no puede iniciar sesión: ${response.status}.`);
  token = (await response.json()).access;
}

/** Returns what the verification found, whether or not it holds. @param {string[]} files @param {string} target */
async function verify(files, target) {
  const states = Object.entries(ROLES).map(([role, user]) => [
    `signed in as ${role}`,
    { setup: () => signIn(target, user), teardown: async () => void (token = undefined) },
  ]);
  const verifier = new Verifier({
    ...{ providerBaseUrl: target, pactUrls: files, logLevel: 'warn' },
    stateHandlers: Object.fromEntries(states),
    requestFilter: (request, _response, next) => {
      if (token) request.headers.authorization = `Bearer ${token}`;
      next();
    },
  });
  const text = await verifier.verifyProvider().catch((/** @type {Error} */ error) => {
    // The message of a broken contract is the result; any other one is why there is none.
    if (error.message.startsWith('{')) return error.message;
    throw error;
  });
  return /** @type {Verification} */ (JSON.parse(text));
}

/** @param {string} text */
const escaped = (text) => text.replaceAll(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** @param {Verification} verification */
function junitOf({ interactionResults, errors }) {
  const cases = interactionResults.map(({ description, result }) => {
    const failure = errors.find(({ interaction }) => interaction.endsWith(` - ${description}`))?.mismatch;
    const reasons = failure?.mismatches?.map(({ mismatch }) => mismatch) ?? [failure?.message ?? ''];
    const body = result === 'Error' ? `<failure>${escaped(reasons.join('\n'))}</failure>` : '';
    return `<testcase classname="pact" name="${escaped(description)}">${body}</testcase>`;
  });
  const counts = `tests="${cases.length}" failures="${errors.length}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="pact" ${counts}>\n${cases.join('\n')}\n</testsuite>\n`;
}

/** Returns the exit code. @param {string[]} args */
async function main(args) {
  const OPTIONS = /** @type {const} */ ({
    target: { type: 'string', default: 'http://localhost:3000' },
    junit: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  });
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  if (values.help || positionals.length === 0) {
    process.stdout.write(USAGE);
    return values.help ? 0 : EXIT.usage;
  }
  const target = values.target.replace(/\/$/, '');
  // Pact's own proxy waits for 30 s a request, and throws, where nothing answers.
  await fetch(`${target}/health/live`);
  const verification = await verify(positionals, target);
  if (values.junit) writeFileSync(values.junit, junitOf(verification));
  return verification.errors.length > 0 ? EXIT.broken : 0;
}

process.exitCode = await main(process.argv.slice(2)).catch((/** @type {NodeJS.ErrnoException} */ error) => {
  if (error.code?.startsWith('ERR_PARSE_ARGS')) {
    process.stderr.write(`${error.message}\n\n${USAGE}`);
    return EXIT.usage;
  }
  const { cause } = /** @type {{ cause?: NodeJS.ErrnoException }} */ (error);
  process.stderr.write(`No se pudo comprobar: ${cause?.code ?? cause?.message ?? error.message}\n`);
  return EXIT.couldNotRun;
});
