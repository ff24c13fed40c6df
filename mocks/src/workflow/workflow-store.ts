import type { CoreSchemas } from '@simulador/contracts/api/core-request';

/** A received body with its assigned id. */
type Stored<Body> = Body & { readonly id: number };

/** Bodies that a workflow received, in order. */
export interface HeldByWorkflow {
  readonly applications: Stored<CoreSchemas['ApplicationRequest'] & { readonly uuid: string }>[];
  readonly properties: Stored<CoreSchemas['PropertyExtended']>[];
  readonly partakers: Stored<CoreSchemas['PartakerExtended']>[];
  readonly incomes: Stored<CoreSchemas['Income']>[];
  readonly credit_general_data: Stored<CoreSchemas['CreditGeneralData']>[];
  readonly state_vars: (CoreSchemas['StateVars'] & Partial<CoreSchemas['StateVarsChange']>)[];
  /** Requests; their `id` is the number that people use. */
  readonly requests: Stored<CoreSchemas['Sim2Wf']>[];
}

/** A performed request: body and answer. */
export interface Done {
  readonly body: string;
  readonly answer: unknown;
}

/** Workflow of one session: its rows, and the performed requests by idempotency key. */
export class WorkflowStore {
  #held = nothing();
  readonly #byKey = new Map<string, Done>();

  get held(): HeldByWorkflow {
    return this.#held;
  }

  clear(): void {
    this.#held = nothing();
    this.#byKey.clear();
  }

  /** Returns the request performed with a key, or undefined. */
  doneUnder(operation: string, key: string): Done | undefined {
    return this.#byKey.get(`${operation} ${key}`);
  }

  noteDone(operation: string, key: string, done: Done): void {
    this.#byKey.set(`${operation} ${key}`, done);
  }
}

const nothing = (): HeldByWorkflow => ({
  applications: [],
  properties: [],
  partakers: [],
  incomes: [],
  credit_general_data: [],
  state_vars: [],
  requests: [],
});

/** Stores a body under the next id. */
export function keep<Body extends object>(list: Stored<Body>[], body: Body): { id: number } {
  const id = list.length + 1;
  list.push({ id, ...body });
  return { id };
}
