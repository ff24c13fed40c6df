import { coreOperation } from '@simulador/contracts/api/core-contract';
import type { CoreOperationId } from '@simulador/contracts/api/core-request';
import { anyFirstUf, FIRST_UF, type KnownUf } from '@simulador/contracts/api/row-rules';
import { CORE_OPERATIONS } from '@simulador/contracts/generated/core-operations';
import { CouldNotRun } from '../command-line.ts';
import { unreachableReason } from '../connection-failure.ts';
import { isBff } from '../is-bff.ts';
import type { Case } from './case.ts';
import { CASES } from './cases.ts';
import { exchange, type Target } from './exchange.ts';
import { flawsBeside } from './beside.ts';
import { type Deviation, deviationsOf, ruleDeviation } from './deviations.ts';
import { walkWorkflow } from './workflow-walk.ts';

export interface CaseResult {
  readonly name: string;
  /** null if there was no answer. */
  readonly status: number | null;
  readonly durationMs: number;
  readonly deviations: readonly Deviation[];
}

export interface OperationResult {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly conforms: boolean;
  readonly cases: readonly CaseResult[];
}

export interface ConformanceResult {
  readonly target: string;
  readonly conforms: boolean;
  readonly durationMs: number;
  readonly operations: readonly OperationResult[];
}

const IS_BFF =
  'En esa dirección hay un BFF (responde /health/live), y core.yaml describe un core: el del BFF está en su CORE_URL.';

/** Number of unsuccessful first requests after which the suite stops. */
const MAX_FAILED_FIRST = 3;

/** Core that answers: a mock or not, and the UF that it returned, with which its pesos must agree, or any. */
interface Contact {
  readonly isMock: boolean;
  readonly ufs: readonly KnownUf[];
}

/** Asks for the UF. @throws CouldNotRun if the core is unreachable, or rejects our credentials */
async function firstContact(target: Target): Promise<Contact> {
  const [asked] = CASES.paridad as readonly [Case];
  for (let tries = 1; ; tries += 1) {
    const made = await exchange('paridad', asked, target);
    if (made.kind === 'answer' && made.status !== 401) {
      const ufs = [anyFirstUf(FIRST_UF)];
      const { value } = made.body;
      const isUf =
        typeof value === 'number' && deviationsOf('paridad', asked, made, { ...target, ufs }).length === 0;
      return { isMock: made.isMock, ufs: isUf ? [{ clpPerUf: value, changePct: 0 }] : ufs };
    }
    const reason = made.kind === 'failure' ? unreachableReason(made.code) : undefined;
    if (reason !== undefined) throw new CouldNotRun(`No se pudo conectar: ${reason}.`);
    if (tries < MAX_FAILED_FIRST) continue;
    throw new CouldNotRun(
      made.kind === 'answer'
        ? 'El core rechaza las credenciales: revisa CORE_USER y CORE_PASSWORD.'
        : `El core no respondió a ${MAX_FAILED_FIRST} solicitudes seguidas.`,
    );
  }
}

/** Operations with cases, in the order of core.yaml. */
type Examined = keyof typeof CASES;
export const EXAMINED = Object.keys(CORE_OPERATIONS).filter((id): id is Examined => id in CASES);

/** Returns the case without credentials: only for an operation that requires them, at the address of another case. */
function withoutCredentials(id: Examined): Case[] {
  if (coreOperation(id).credentials === 'none') return [];
  const { query, params } = CASES[id][0] ?? {};
  const address = { ...(query && { query }), ...(params && { params }) };
  return [{ name: 'sin credenciales', expects: 'unauthorized', body: {}, ...address }];
}

/** Sends a request. Returns its result, and the answer's body. */
export async function sendCase(
  id: CoreOperationId,
  testCase: Case,
  target: Target,
  { ufs }: Pick<Contact, 'ufs'>,
): Promise<readonly [CaseResult, unknown]> {
  const began = performance.now();
  const made = await exchange(id, testCase, target);
  const durationMs = Math.round(performance.now() - began);
  const own = deviationsOf(id, testCase, made, { ...target, ufs });
  const answer = made.kind === 'answer' ? made : undefined;
  const isAnswered = answer?.status === 200 && testCase.expects !== 'refusal';
  const beside = isAnswered ? await flawsBeside(id, answer.body.value, testCase, target) : [];
  const deviations = [...own, ...beside.map(ruleDeviation)];
  return [
    { name: testCase.name, status: answer?.status ?? null, durationMs, deviations },
    answer?.body.value,
  ];
}

type ResultsById = Map<CoreOperationId, CaseResult[]>;

/** Returns the results of a complete send, by operation; none if rows may not be created. */
async function sendingResults(target: Target, contact: Contact): Promise<ResultsById> {
  const results: ResultsById = new Map();
  if (target.allowWorkflow || contact.isMock) {
    await walkWorkflow(async (id, testCase) => {
      const [result, answer] = await sendCase(id, testCase, target, contact);
      results.set(id, [...(results.get(id) ?? []), result]);
      return isHonoured(result) ? answer : undefined;
    });
  }
  return results;
}

async function plannedResults(id: Examined, target: Target, contact: Contact): Promise<CaseResult[]> {
  const planned = [...CASES[id], ...(target.credentials ? withoutCredentials(id) : [])];
  const cases: CaseResult[] = [];
  // One after another, to put little load on a real core.
  for (const each of planned) cases.push((await sendCase(id, each, target, contact))[0]);
  return cases;
}

function resultOf(id: CoreOperationId, cases: readonly CaseResult[]): OperationResult {
  const { method, path } = coreOperation(id);
  return { operation: id, method: method.toLowerCase(), path, conforms: cases.every(isHonoured), cases };
}

const isHonoured = ({ deviations }: CaseResult): boolean => deviations.length === 0;

/** Sends a core the cases of some operations, or of all. @throws CouldNotRun if it is unreachable, a BFF, or rejects our credentials */
export async function checkConformance(target: Target, only = EXAMINED): Promise<ConformanceResult> {
  const began = performance.now();
  // An unreachable core is named by the first request.
  if (await isBff(target.url).catch(() => false)) throw new CouldNotRun(IS_BFF);
  const contact = await firstContact(target);
  const planned: [CoreOperationId, CaseResult[]][] = [];
  for (const id of only) {
    planned.push([id, await plannedResults(id, target, contact)]);
  }
  const sent = only === EXAMINED ? await sendingResults(target, contact) : new Map<string, CaseResult[]>();
  const operations = planned.map(([id, cases]) => resultOf(id, [...cases, ...(sent.get(id) ?? [])]));
  return {
    target: target.url.href,
    conforms: operations.every(({ conforms }) => conforms),
    durationMs: Math.round(performance.now() - began),
    operations,
  };
}
