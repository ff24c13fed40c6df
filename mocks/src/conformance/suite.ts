import { coreOperation } from '@simulador/contracts/api/core-contract';
import type { CoreOperationId } from '@simulador/contracts/api/core-request';
import { anyFirstUf, FIRST_UF, type KnownUf } from '@simulador/contracts/api/row-rules';
import { CORE_OPERATIONS } from '@simulador/contracts/generated/core-operations';
import { randomUUID } from 'node:crypto';
import { CouldNotRun } from '../command-line.ts';
import { unreachableReason } from '../connection-failure.ts';
import { isBff } from '../is-bff.ts';
import type { Case } from './case.ts';
import { CASES } from './cases.ts';
import { exchange, type Exchange, type Target } from './exchange.ts';
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
/** Checks by the first requests whether the core is reachable and accepts our credentials, and learns its UF. */
class FirstContact {
  #useless: Exchange[] = [];
  #isMade = false;
  isMock = false;
  /** The UF that the core returned, with which its pesos must agree; any first one before. */
  ufs: readonly KnownUf[] = [anyFirstUf(FIRST_UF)];

  /** @throws CouldNotRun */
  note(result: Exchange, testCase: Case): void {
    if (result.kind === 'answer') this.isMock = result.isMock;
    if (this.#isMade || testCase.expects === 'unauthorized') return;
    const isUseful = result.kind === 'answer' && result.status !== 401;
    if (isUseful) {
      this.#isMade = true;
      return;
    }
    this.#useless.push(result);
    if (result.kind === 'failure') {
      const reason = unreachableReason(result.code);
      if (reason !== undefined) throw new CouldNotRun(`No se pudo conectar: ${reason}.`);
    }
    if (this.#useless.length >= MAX_FAILED_FIRST) throw new CouldNotRun(this.#reason());
  }

  #reason(): string {
    return this.#useless.every(({ kind }) => kind === 'answer')
      ? 'El core rechaza las credenciales: revisa CORE_USER y CORE_PASSWORD.'
      : `El core no respondió a ${MAX_FAILED_FIRST} solicitudes seguidas.`;
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

interface Sent {
  readonly result: CaseResult;
  readonly exchange: Exchange;
}

async function sendCase(
  id: CoreOperationId,
  testCase: Case,
  target: Target,
  contact: FirstContact,
): Promise<Sent> {
  const began = performance.now();
  const made = await exchange(id, testCase, target);
  contact.note(made, testCase);
  const durationMs = Math.round(performance.now() - began);
  const own = deviationsOf(id, testCase, made, { bounds: target.bounds, ufs: contact.ufs });
  const isAnswered = made.kind === 'answer' && made.status === 200 && testCase.expects !== 'refusal';
  const beside = isAnswered ? await flawsBeside(id, made.body.value, testCase, target) : [];
  const deviations = [...own, ...beside.map(ruleDeviation)];
  if (id === 'paridad' && made.kind === 'answer' && isUsable(deviations, made.body.value))
    contact.ufs = [{ clpPerUf: made.body.value, changePct: 0 }];
  const result = {
    name: testCase.name,
    status: made.kind === 'answer' ? made.status : null,
    durationMs,
    deviations,
  };
  return { result, exchange: made };
}

const isUsable = (deviations: readonly Deviation[], uf: unknown): uf is number =>
  deviations.length === 0 && typeof uf === 'number';

type ResultsById = Map<CoreOperationId, CaseResult[]>;

/** Returns the results of a complete send, by operation; none if rows may not be created. */
async function sendingResults(target: Target, contact: FirstContact): Promise<ResultsById> {
  const results: ResultsById = new Map();
  if (target.allowWorkflow || contact.isMock) {
    const session = randomUUID();
    await walkWorkflow(async (id, testCase) => {
      const { result, exchange: made } = await sendCase(id, { ...testCase, session }, target, contact);
      results.set(id, [...(results.get(id) ?? []), result]);
      return isHonoured(result) && made.kind === 'answer' ? made.body.value : undefined;
    });
  }
  return results;
}

async function plannedResults(id: Examined, target: Target, contact: FirstContact): Promise<CaseResult[]> {
  const planned = [...CASES[id], ...(target.credentials ? withoutCredentials(id) : [])];
  const cases: CaseResult[] = [];
  // One after another, to put little load on a real core.
  for (const each of planned) cases.push((await sendCase(id, each, target, contact)).result);
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
  const contact = new FirstContact();
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
