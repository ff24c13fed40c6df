import type { EntityManager } from 'typeorm';
import { Port } from '../../border/port.ts';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { assertReadable } from '../reading/readable.ts';
import { assertMayContact } from '../reading/simulation-contact.ts';

export interface MailRequest {
  /** The simulation with its client. The caller's access has been checked. */
  readonly simulation: SimulationEntity;
  /** Key of the intent: each key mails once. Null means one intent per minute to the same recipient. */
  readonly key: string | null;
  /** Called in the transaction that stores a new mail; an error rolls it back. */
  readonly admit: (manager: EntityManager) => Promise<void>;
}

export interface MailAdapter {
  /** Rejects a simulation that can't be mailed, although its client may be contacted. */
  assertMailable(simulation: SimulationEntity): Promise<void>;
  /** Once this resolves, the mail was sent, or is stored and will be. */
  send(request: MailRequest): Promise<Sourced<null>>;
}

/** Port for mailing a simulation to its client. */
export class MailPort extends Port<MailAdapter> {
  /**
   * Mails a simulation. A blocked simulation, which only its visitor can read, is not mailed; the answer does not reveal the block.
   * @throws Problem 409, 502 to 504 if the core did not mail it; the error of `admit`
   */
  async send(request: MailRequest): Promise<Sourced<null>> {
    if (request.simulation.blockedAt) return fresh(null, 'local');
    await this.assertMailable(request.simulation);
    return this.ask('send', [request], (adapter) => adapter.send(request));
  }

  /** Refuses what `send` would refuse without asking anybody. @throws Problem 409, 503 */
  async assertMailable(simulation: SimulationEntity): Promise<void> {
    assertMayContact(simulation);
    assertReadable(simulation);
    await this.adapter.assertMailable(simulation);
  }
}
