import type { CoreSchemas } from '@simulador/contracts/api/core-request';

/** Received body with its assigned id. */
type Stored<Body> = Body & { readonly id: number };

/** Bodies that a workflow received, in order. */
export interface WorkflowRows {
  readonly applications: Stored<CoreSchemas['ApplicationRequest'] & { readonly uuid: string }>[];
  readonly properties: Stored<CoreSchemas['PropertyExtended']>[];
  readonly partakers: Stored<CoreSchemas['PartakerExtended']>[];
  readonly incomes: Stored<CoreSchemas['Income']>[];
  readonly credit_general_data: Stored<CoreSchemas['CreditGeneralData']>[];
  readonly state_vars: (CoreSchemas['StateVars'] & Partial<CoreSchemas['StateVarsChange']>)[];
  /** Requests; their `id` is the number that people use. */
  readonly requests: Stored<CoreSchemas['Sim2Wf']>[];
}

/** Workflow: its rows, and the performed requests by operation and idempotency key. */
export interface Workflow {
  readonly rows: WorkflowRows;
  readonly performed: Map<string, { readonly body: string; readonly answer: unknown }>;
}

export const emptyWorkflow = (): Workflow => ({
  rows: {
    applications: [],
    properties: [],
    partakers: [],
    incomes: [],
    credit_general_data: [],
    state_vars: [],
    requests: [],
  },
  performed: new Map(),
});

/** Stores a body under the next id. */
export function addRow<Body extends object>(list: Stored<Body>[], body: Body): { id: number } {
  const id = list.length + 1;
  list.push({ id, ...body });
  return { id };
}
