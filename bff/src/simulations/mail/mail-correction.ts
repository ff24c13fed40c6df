import { Injectable } from '@nestjs/common';
import { storedEmail } from '@simulador/contracts/calculation/rules/text';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import { callerOf } from '../../access/caller.ts';
import { SaveLimits } from '../../access/save-limits.ts';
import { contactInUse } from '../clients/client-records.ts';
import { assertContact } from '../clients/clients.rules.ts';
import { ClientsService } from '../clients/clients.service.ts';
import { SimulationAccess } from '../reading/simulation-access.ts';
import { contactOf } from '../reading/simulation-contact.ts';
import type { MailCorrectionDto } from './mail.dto.ts';
import { MailPort } from './mail.port.ts';
import { MailQueue } from './mail-queue.ts';

/** Corrects an address that the mail server refused, and mails the simulation again. See docs/rules.md R712. */
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
    // Before the address changes: what can't be mailed, or is above the limit, is refused as a whole.
    await this.mail.assertMailable(simulation);
    await this.limits.spend(request, this.source.manager);
    const { client } = simulation;
    const isOfRecord = client.email === contactOf(simulation).email;
    // A visitor may have given another address than that of the record, which then stays. Another client's address gets no mail either.
    if (isOfRecord) await this.clients.changeContact(client.uuid, body, request);
    else if (await this.clients.isEmailOfAnother({ ...body, identification: client.identification }))
      throw contactInUse(callerOf(request));
    await this.queue.correctAddress(simulation, storedEmail(body.email), callerOf(request));
    const corrected = await this.access.visible(request, uuid);
    await this.mail.send({
      simulation: corrected,
      key: null,
      // Together with the new mail: the refusal stays shown without one.
      admit: (manager) => this.queue.clearRefusal(manager, corrected),
    });
  }
}
