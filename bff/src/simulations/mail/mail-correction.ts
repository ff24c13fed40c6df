import { Injectable } from '@nestjs/common';
import { PickType } from '@nestjs/swagger';
import { storedEmail } from '@simulador/contracts/calculation/rules/text';
import type { Request } from 'express';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { type Caller, callerOf } from '../../access/caller.ts';
import { SaveLimits } from '../../access/save-limits.ts';
import { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { Problem } from '../../http/problem.ts';
import { emailOfAnother, emailOwner, type WantedEmail } from '../../people/personal-data/email-owner.ts';
import { storeContact } from '../clients/client-records.ts';
import { assertContact } from '../clients/clients.rules.ts';
import { ClientsService } from '../clients/clients.service.ts';
import { assertNotOutdated } from '../../people/personal-data/superseded.ts';
import { SimulationAccess } from '../reading/simulation-access.ts';
import { contactOf, isRefusedByWorkflow } from '../reading/simulation-contact.ts';
import { ClientRequestDto } from '../clients/clients.dto.ts';
import { MailPort } from './mail.port.ts';
import { MailQueue } from './mail-queue.ts';

const NOT_REFUSED =
  'Nadie rechazó el correo de esta simulación: corríjalo en los datos de la persona, al simular de nuevo.';
const UNCHANGED = 'Es el correo que fue rechazado. Escriba el corregido.';

export class MailCorrectionDto extends PickType(ClientRequestDto, ['email']) {}

/** Corrects an address that the mail server or the workflow refused, and mails the simulation again. See docs/rules.md R712. */
@Injectable()
export class MailCorrection {
  constructor(
    private readonly mail: MailPort,
    private readonly queue: MailQueue,
    private readonly clients: ClientsService,
    private readonly access: SimulationAccess,
    private readonly limits: SaveLimits,
  ) {}

  /** Changes address, mark and mail in one transaction, so that of two corrections at once the second finds nothing refused. @throws Problem */
  async correct(request: Request, uuid: string, body: MailCorrectionDto): Promise<void> {
    assertContact(body);
    const simulation = await this.access.visible(request, uuid);
    await this.mail.assertMailable(simulation);
    const { identification } = simulation.client;
    const wanted = { email: storedEmail(body.email), identification };
    await this.clients.retryingConflict(callerOf(request), wanted, async (manager) => {
      const refused = await this.refused(manager, uuid);
      if (wanted.email === contactOf(refused).email)
        throw new Problem(409, UNCHANGED, { fields: [{ name: 'email', message: UNCHANGED }] });
      await this.limits.spend(request, manager);
      await this.change(manager, refused, wanted, callerOf(request));
      await this.queue.queue(manager, await simulationIn(manager, uuid), randomUUID());
    });
  }

  /** Locks and returns a simulation whose present address was refused. @throws Problem 409 */
  private async refused(manager: EntityManager, uuid: string): Promise<SimulationEntity> {
    await manager.query('SELECT FROM simulations WHERE uuid = $1 FOR UPDATE', [uuid]);
    const simulation = await simulationIn(manager, uuid);
    if (simulation.mailRefusedAt === null && !isRefusedByWorkflow(simulation))
      throw new Problem(409, NOT_REFUSED);
    return simulation;
  }

  /** Replaces the address. @throws Problem 409 for another client's, and for one that a rectification has replaced */
  private async change(
    manager: EntityManager,
    simulation: SimulationEntity,
    wanted: WantedEmail,
    caller: Caller,
  ): Promise<void> {
    const { email } = wanted;
    const { client } = simulation;
    await assertNotOutdated(manager, client, { email });
    // A visitor may have given another address than that of the record, which then stays.
    if (client.email === contactOf(simulation).email) await storeContact(manager, client, { email }, caller);
    else {
      const owner = await emailOwner(manager, wanted);
      if (owner !== undefined) throw emailOfAnother(owner, 'input_email');
    }
    await this.queue.correctAddress(manager, simulation, email, caller);
  }
}

const simulationIn = (manager: EntityManager, uuid: string): Promise<SimulationEntity> =>
  manager.findOneOrFail(SimulationEntity, { where: { uuid }, relations: { client: true, workflow: true } });
