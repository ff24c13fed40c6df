import { CouldNotRun } from '../command-line.ts';
import type { Case } from './case.ts';
import { CASES } from './cases.ts';
import { CONTRACT_OPERATIONS, type ContractOperation, type Method } from './contract.ts';
import { exchange, type Exchange, type Target } from './exchange.ts';
import { type Deviation, deviationsOf } from './judge.ts';

export interface CaseResult {
  readonly name: string;
  /** null when no answer came. */
  readonly status: number | null;
  readonly durationMs: number;
  readonly deviations: readonly Deviation[];
}

export interface OperationResult {
  readonly operation: string;
  readonly method: Method;
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

/** After so many useless exchanges at the beginning no more are tried. */
const PATIENCE = 3;
const NOBODY_THERE: readonly string[] = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
];

/** Whether the core answers at all, and to us, judged by what it does first. */
class FirstContact {
  #useless: Exchange[] = [];
  #isMade = false;

  /** @throws CouldNotRun */
  note(result: Exchange, asked: Case): void {
    if (this.#isMade || asked.expects === 'unauthorized') return;
    const isUseful = result.kind === 'answer' && result.status !== 401;
    if (isUseful) {
      this.#isMade = true;
      return;
    }
    this.#useless.push(result);
    if (result.kind === 'failure' && NOBODY_THERE.includes(result.code)) {
      throw new CouldNotRun(`No se pudo conectar (${result.code}).`);
    }
    if (this.#useless.length >= PATIENCE) throw new CouldNotRun(this.#reason());
  }

  #reason(): string {
    return this.#useless.every(({ kind }) => kind === 'answer')
      ? 'El core rechaza las credenciales: revisa CORE_USER y CORE_PASSWORD.'
      : `El core no respondió a ${PATIENCE} solicitudes seguidas.`;
  }
}

const WITHOUT_CREDENTIALS: Case = { name: 'sin credenciales', expects: 'unauthorized', body: {} };

async function caseResult(
  operation: ContractOperation,
  asked: Case,
  target: Target,
  contact: FirstContact,
): Promise<CaseResult> {
  const began = performance.now();
  const result = await exchange(operation, asked, target);
  contact.note(result, asked);
  return {
    name: asked.name,
    status: result.kind === 'answer' ? result.status : null,
    durationMs: Math.round(performance.now() - began),
    deviations: deviationsOf(operation, asked, result),
  };
}

async function operationResult(
  operation: ContractOperation,
  target: Target,
  contact: FirstContact,
): Promise<OperationResult> {
  const asked = [...CASES[operation.id], ...(target.credentials ? [WITHOUT_CREDENTIALS] : [])];
  const cases: CaseResult[] = [];
  // One after another: a real core is a guest's house.
  for (const each of asked) cases.push(await caseResult(operation, each, target, contact));
  const { id, method, path } = operation;
  return { operation: id, method, path, conforms: cases.every(isHonoured), cases };
}

const isHonoured = ({ deviations }: CaseResult): boolean => deviations.length === 0;

/** Asks a core everything in the suite. @throws CouldNotRun when it is not there or does not let us in. */
export async function checkConformance(target: Target): Promise<ConformanceResult> {
  const began = performance.now();
  const contact = new FirstContact();
  const operations: OperationResult[] = [];
  for (const operation of CONTRACT_OPERATIONS) {
    operations.push(await operationResult(operation, target, contact));
  }
  return {
    target: target.url.href,
    conforms: operations.every(({ conforms }) => conforms),
    durationMs: Math.round(performance.now() - began),
    operations,
  };
}
