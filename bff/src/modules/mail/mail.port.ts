import type { EntityManager } from 'typeorm';
import { Port } from '../../border/port.ts';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { assertMayContact } from '../simulations/simulation-contact.ts';

export interface MailRequest {
  /** The simulation with its client. The caller's access has been checked. */
  readonly simulation: SimulationEntity;
  /** Names the intent: the same name mails once. Null means one intent per minute to the same recipient. */
  readonly key: string | null;
  /** Called in the transaction that stores a new mail; an error rolls it back. */
  readonly admit: (manager: EntityManager) => Promise<void>;
}

/** `queued`: sent from here, as soon as the mail server accepts it. `sent`: the core said so. `known`: requested before. */
export type MailOutcome = 'queued' | 'sent' | 'known';

export interface MailAdapter {
  send(request: MailRequest): Promise<Sourced<MailOutcome>>;
}

/** Would you mail this simulation to its client? */
export class MailPort extends Port<MailAdapter> {
  /**
   * A blocked simulation, which its visitor alone reads, is not mailed; the answer reveals no block.
   * @throws Problem 409, 502 to 504 when the core did not mail it; what `admit` throws.
   */
  async send(request: MailRequest): Promise<Sourced<MailOutcome>> {
    if (request.simulation.blockedAt) return fresh('known', 'local');
    assertMayContact(request.simulation);
    return this.ask('send', [request], (adapter) => adapter.send(request));
  }
}
