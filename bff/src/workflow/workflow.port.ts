import type { CoreAnswer, CoreSchemas } from '@simulador/contracts/api/core-request';
import { Port } from '../border/port.ts';
import { fresh } from '../border/upstream/sourced.ts';

export type CreatedRow = CoreSchemas['Made'];
export type Partaker = CoreSchemas['Partaker'];

/** Answer with a row that belongs to one send, and whether a mock core gave it, whose ids start again. */
export type Own<Answer> = Answer & { readonly isMock: boolean };

/** Requests to the workflow. A POST is performed once per key, even if it is repeated. */
export interface WorkflowAdapter {
  openApplication(key: string): Promise<Own<CoreSchemas['Application']>>;
  addProperty(key: string, body: CoreSchemas['PropertyExtended']): Promise<Own<CreatedRow>>;
  partakersWith(rut: string): Promise<Partaker[]>;
  addPartaker(key: string, body: CoreSchemas['PartakerExtended']): Promise<CreatedRow>;
  addIncome(key: string, body: CoreSchemas['Income']): Promise<Own<CreatedRow>>;
  addCredit(key: string, body: CoreSchemas['CreditGeneralData']): Promise<Own<CreatedRow>>;
  variablesOf(application: string): Promise<Own<CreatedRow>>;
  fillIn(variables: number, body: CoreSchemas['StateVarsChange']): Promise<CreatedRow>;
  beginRequest(key: string, body: CoreSchemas['Sim2Wf']): Promise<Own<CoreAnswer<'Sim2Wf'>>>;
}

/** Port for requests to the workflow about a simulation. */
export class WorkflowPort extends Port<WorkflowAdapter> {
  /**
   * Performs a request.
   * @param step the requesting step, for the metrics
   * @throws Problem 400 with the code of the refusal as its cause, 502 to 504 if the outcome is unknown
   */
  async perform<T>(step: string, ask: (workflow: WorkflowAdapter) => Promise<T>): Promise<T> {
    const answer = await this.ask(step, [], async (adapter) => fresh(await ask(adapter), 'core'));
    return answer.value;
  }
}
