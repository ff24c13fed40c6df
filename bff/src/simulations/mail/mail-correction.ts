import { Injectable } from '@nestjs/common';
import { storedEmail } from '@simulador/contracts/calculation/rules/text';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import { callerOf } from '../../access/caller.ts';
import { SaveLimits } from '../../access/save-limits.ts';
import type { ClientEntity } from '../../database/entities/client.entity.ts';
import { Problem } from '../../http/problem.ts';
import { emailOfAnother, emailOwner } from '../../people/personal-data/email-owner.ts';
import { assertContact } from '../clients/clients.rules.ts';
import { ClientsService } from '../clients/clients.service.ts';
import { assertNotOutdated } from '../clients/outdated-details.ts';
import { SimulationAccess } from '../reading/simulation-access.ts';
import { contactOf, isRefusedByWorkflow } from '../reading/simulation-contact.ts';
import type { MailCorrectionDto } from './mail.dto.ts';
import { MailPort } from './mail.port.ts';
import { MailQueue } from './mail-queue.ts';

const NOT_REFUSED =
  'Nadie rechazó el correo de esta simulación: corríjalo en los datos de la persona, al simular de nuevo.';

/** Corrects an address that the mail server or the workflow refused, and mails the simulation again. See docs/rules.md R712. */
@Injectable()
export class MailCorrection {
  constructor(
    private readonly source: DataSource,
    private readonly mail: MailPort,
    private readonly queue: MailQueue,
    private readonly clients: ClientsService,
    private readonly access: SimulationAccess,
    private readonly limits: SaveLimits,
  ) {}

  async correct(request: Request, uuid: string, body: MailCorrectionDto): Promise<void> {
    assertContact(body);
    const simulation = await this.access.visible(request, uuid);
    if (simulation.mailRefusedAt === null && !isRefusedByWorkflow(simulation))
      throw new Problem(409, NOT_REFUSED);
    // Before the address changes: what can't be mailed, or is above the limit, is refused as a whole.
    await this.mail.assertMailable(simulation);
    await this.limits.spend(request, this.source.manager);
    const { client } = simulation;
    const email = storedEmail(body.email);
    const isOfRecord = client.email === contactOf(simulation).email;
    // A visitor may have given another address than that of the record, which then stays.
    if (isOfRecord) await this.clients.changeContact(client.uuid, body, request);
    else await this.assertUsable(client, email);
    await this.queue.correctAddress(simulation, email, callerOf(request));
    const corrected = await this.access.visible(request, uuid);
    await this.mail.send({
      simulation: corrected,
      key: null,
      // Together with the new mail: the refusal stays shown without one.
      admit: (manager) => this.queue.clearRefusal(manager, corrected),
    });
  }

  /** Refuses another client's address, and one that a rectification has replaced. @throws Problem 409 */
  private async assertUsable(client: ClientEntity, email: string): Promise<void> {
    const { manager } = this.source;
    await assertNotOutdated(manager, client, { email });
    const owner = await emailOwner(manager, { email, identification: client.identification });
    if (owner !== undefined) throw emailOfAnother(owner, 'input_email');
  }
}
