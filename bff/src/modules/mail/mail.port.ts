import type { EntityManager } from 'typeorm';
import { Port } from '../../border/port.ts';
import type { Sourced } from '../../border/upstream/sourced.ts';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';

export interface MailRequest {
  /** With its client. The caller's access was checked before. */
  readonly simulation: SimulationEntity;
  /** Names the intent: the same name mails once. Null means one intent per minute to the same recipient. */
  readonly key: string | null;
  /** Called in the transaction that notes a new mail; what it throws stops that. */
  readonly admit: (manager: EntityManager) => Promise<void>;
}

/** `queued`: sent from here, as soon as the mail server accepts it. `sent`: the core said so. `known`: requested before. */
export type MailOutcome = 'queued' | 'sent' | 'known';

export interface MailAdapter {
  send(request: MailRequest): Promise<Sourced<MailOutcome>>;
}

/** Would you mail this simulation to its client? */
export class MailPort extends Port<MailAdapter> {
  /** @throws Problem 409, 502 to 504 when the core did not mail it; what `admit` throws. */
  send(request: MailRequest): Promise<Sourced<MailOutcome>> {
    return this.ask('send', [request], (adapter) => adapter.send(request));
  }
}
