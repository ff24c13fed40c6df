import { Inject, Injectable } from '@nestjs/common';
import { Port, PORT_PARTS, type PortParts } from '../../border/port.ts';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { assertReadable } from '../reading/readable.ts';
import { assertMayContact } from '../reading/simulation-contact.ts';
import { type MailRequest, MailQueue } from './mail-queue.ts';

export interface MailAdapter {
  /** Rejects a simulation that can't be mailed, although its client may be contacted. */
  assertMailable(simulation: SimulationEntity): Promise<void>;
}

/** Port for mailing a simulation to its client. The adapters send what is queued. */
@Injectable()
export class MailPort extends Port<MailAdapter> {
  constructor(
    @Inject(PORT_PARTS) parts: PortParts<MailAdapter>,
    private readonly queue: MailQueue,
  ) {
    super(parts);
  }

  /**
   * Mails a simulation: once this resolves, the mail is stored and survives a crash. A blocked simulation, which only its visitor can read,
   * is not mailed; the answer does not reveal the block.
   * @throws Problem 409, 503; the error of `admit`
   */
  async send(request: MailRequest): Promise<void> {
    if (request.simulation.blockedAt) return;
    await this.assertMailable(request.simulation);
    await this.queue.queueAdmitted(request);
  }

  /** Refuses what `send` would refuse without asking anybody. @throws Problem 409, 503 */
  async assertMailable(simulation: SimulationEntity): Promise<void> {
    assertMayContact(simulation);
    assertReadable(simulation);
    await this.adapter.assertMailable(simulation);
  }
}
