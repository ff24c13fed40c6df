import type { WorkflowRows } from '@simulador/mocks/workflow/workflow-store';

export const SEND = '/api/application/Sim2Wf';

/** Returns the rows that the mock workflow received. */
export const storedInWorkflow = async (url: string): Promise<WorkflowRows> =>
  (await (await fetch(`${url}/__mock/workflow`)).json()) as WorkflowRows;

/** Returns the number of rows of each kind, in the order of the steps. */
export const countsOf = (stored: WorkflowRows): number[] =>
  [
    stored.applications,
    stored.properties,
    stored.partakers,
    stored.incomes,
    stored.credit_general_data,
    stored.state_vars,
    stored.requests,
  ].map(({ length }) => length);
