// @ts-check
// `npm run pact -- FILE…`: verifies clients' contracts (Pact files) against a running BFF.
import { Verifier } from '@pact-foundation/pact';
import {
  argumentsOf,
  baseUrlOf,
  CouldNotRun,
  EXIT,
  OPTION,
  PROCESS_OUTPUT,
  runCommand,
} from '../mocks/dist/command-line.js';
import { codeOfFailure, unreachableReason } from '../mocks/dist/connection-failure.js';
import { reportFiles, writeReports } from '../mocks/dist/reports.js';
import { Caller } from './pact-states.mjs';

const USAGE = `Uso: npm run pact -- ARCHIVO… [--target URL] [--junit ARCHIVO]
Comprueba que un BFF en marcha cumple los contratos de sus clientes. ARCHIVO es un Pact (versión 2, 3 o 4) o su dirección.
  --target  dirección base del BFF (http://localhost:3000)
  --junit   archivo para el informe en JUnit
Estados que se conocen: signed in as adminrole, signed in as executiverole, signed in as commercialrole (con REPLAY_ADMIN_EMAIL,
REPLAY_EXECUTIVE_EMAIL o REPLAY_COMMERCIAL_EMAIL y su _PASSWORD, o el usuario de la demo), a suggested rate, a client,
a saved simulation, a simulation sent to the workflow.
Termina con 0 si los cumple, 4 si no, 1 si el uso es incorrecto, 3 si no se pudo ejecutar.
`;
/** A setup of a state sends several requests, one of which waits for a mail. */
const REQUEST_MS = 300_000;

/** @typedef {{ description: string, result: 'OK' | 'Error' | 'Pending' }} Interaction */
/** @typedef {{ interaction: string, mismatch: { mismatches?: { mismatch: string }[], message?: string } }} Failure */
/** @typedef {{ interactionResults: Interaction[], errors: Failure[], pendingErrors: Failure[] }} Verification */

// Pact's library reports each run to its makers otherwise.
process.env.PACT_DO_NOT_TRACK = 'true';

/** Returns what the verification found, whether or not it holds. @param {string[]} files @param {string} target */
async function verify(files, target) {
  const caller = new Caller(target);
  const verifier = new Verifier({
    providerBaseUrl: target,
    pactUrls: files,
    logLevel: 'warn',
    stateHandlers: caller.states,
    timeout: REQUEST_MS,
    requestFilter: (request, _response, next) => {
      Object.assign(request.headers, caller.headers);
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

/** @param {Verification} verification @returns {import('../mocks/dist/reports.js').ReportedCase[]} */
const reportedCases = ({ interactionResults, errors }) =>
  interactionResults.map(({ description, result }) => {
    const failure = errors.find(({ interaction }) => interaction.endsWith(` - ${description}`))?.mismatch;
    const reasons = failure?.mismatches?.map(({ mismatch }) => mismatch) ?? [failure?.message ?? ''];
    return { suite: 'pact', name: description, ...(result === 'Error' && { ending: ['failure', reasons] }) };
  });

const args = process.argv.slice(2);
process.exitCode = await runCommand(USAGE, args, PROCESS_OUTPUT, async () => {
  const { values, files } = argumentsOf(args, { target: OPTION.one, junit: OPTION.one }, 'some');
  const target = baseUrlOf(values.target ?? 'http://localhost:3000').href.replace(/\/$/, '');
  try {
    // Pact's library waits for 30 s a request where nothing answers, and trusts any server.
    await fetch(`${target}/health/live`);
    const verification = await verify([...files], target);
    await writeReports(reportFiles(values), verification, reportedCases(verification));
    return verification.errors.length > 0 ? EXIT.different : EXIT.same;
  } catch (error) {
    if (error instanceof CouldNotRun) throw error;
    const code = codeOfFailure(error);
    throw new CouldNotRun(
      `No se pudo comprobar: ${unreachableReason(code) ?? code ?? /** @type {Error} */ (error).message}`,
    );
  }
});
