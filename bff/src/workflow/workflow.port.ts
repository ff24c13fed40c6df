import { Port } from '../border/port.ts';
import { fresh } from '../border/upstream/sourced.ts';
import type { Upstream } from '../border/upstream/upstream.ts';

/** Port for requests to the workflow about a simulation. */
export class WorkflowPort extends Port<Upstream> {
  /**
   * Performs a request.
   * @param step the requesting step, for the metrics
   * @throws Problem 400 with the code of the refusal as its cause, 502 to 504 if the outcome is unknown
   */
  async perform<T>(step: string, ask: (workflow: Upstream) => Promise<T>): Promise<T> {
    const answer = await this.ask(step, [], async (workflow) => fresh(await ask(workflow), 'core'));
    return answer.value;
  }
}
