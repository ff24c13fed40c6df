import { Body, Controller, Get, Param, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { ApiProperty, PickType } from '@nestjs/swagger';
import { storedEmail } from '@simulador/contracts/calculation/rules/text';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { AllowStaff, Acts, AllowEveryCaller, AsksCore, Operation, Answer } from '../../http/operation.ts';
import { UuidParam, IdempotencyKey, type Header } from '../../http/request-parts.ts';
import { TextField } from '../../http/fields.ts';
import { type Caller, callerOf, isStaff } from '../../access/caller.ts';
import { SaveLimits } from '../../access/save-limits.ts';
import { sourced } from '../../border/upstream/sourced.ts';
import { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { Problem } from '../../http/problem.ts';
import { emailOfAnother, emailOwner, type WantedEmail } from '../../people/personal-data/email-owner.ts';
import { assertNotOutdated } from '../../people/personal-data/superseded.ts';
import { retryingConflict, storeContact } from '../clients/client-records.ts';
import { ClientRequestDto } from '../clients/clients.dto.ts';
import { assertContact } from '../clients/clients.rules.ts';
import { contactOf, isRefusedByWorkflow } from '../reading/simulation-contact.ts';
import { SimulationAccess } from '../reading/simulation-access.ts';
import { MailPort } from './mail.port.ts';
import { MailQueue } from './mail-queue.ts';

const UUID_LENGTH = 36;

class MailRequestDto {
  @TextField({ maxLength: UUID_LENGTH, publicText: 'code', description: "a simulation's uuid" })
  simulation!: string;
}

class MailAnswerDto {
  @ApiProperty({ type: String, description: 'Spanish sentence' }) detail!: string;
}

class MailCorrectionDto extends PickType(ClientRequestDto, ['email']) {}

const NOT_REFUSED =
  'Nadie rechazó el correo de esta simulación: corríjalo en los datos de la persona, al simular de nuevo.';
const UNCHANGED = 'Es el correo que fue rechazado. Escriba el corregido.';
const ON_ITS_WAY = 'La simulación va en camino al correo registrado.';

@AllowEveryCaller()
@AsksCore()
@Controller()
export class MailController {
  constructor(
    private readonly mail: MailPort,
    private readonly access: SimulationAccess,
    private readonly limits: SaveLimits,
    private readonly queue: MailQueue,
    private readonly source: DataSource,
  ) {}

  @Post('simulations/api/mail/send')
  @Operation('mail_simulation', 'Mails a simulation to its client, once per intent', MailAnswerDto, 404)
  async send(@Body() { simulation }: MailRequestDto, @IdempotencyKey() key: Header, @Req() request: Request) {
    return this.mailed(await this.access.visible(request, simulation), key, request);
  }

  @Acts()
  @Get('authentication/api/clients/:uuid/last_simulation_email')
  @Operation('last_simulation_email', 'Mails the client the newest simulation, once an intent', MailAnswerDto)
  async sendNewest(@Param('uuid') client: string, @IdempotencyKey() key: Header, @Req() request: Request) {
    return this.mailed(await this.access.newestOfClient(request, client), key, request);
  }

  /**
   * Corrects an address that the mail server or the workflow refused. Changes address, mark and mail in one transaction, so that of two
   * corrections at once the second finds nothing refused. See docs/rules.md R712. @throws Problem
   */
  @AllowStaff()
  @Post('api/simulador/correos/:simulation')
  @Operation('correct_mail', "Corrects a client's e-mail, and mails the simulation again", MailAnswerDto, 409)
  async correct(
    @Param('simulation', UuidParam) uuid: string,
    @Body() body: MailCorrectionDto,
    @Req() request: Request,
  ) {
    assertContact(body);
    const simulation = await this.access.visible(request, uuid);
    await this.mail.assertMailable(simulation);
    const { identification } = simulation.client;
    const wanted = { email: storedEmail(body.email), identification };
    await retryingConflict(this.source, callerOf(request), wanted, async (manager) => {
      const refused = await this.refused(manager, uuid);
      if (wanted.email === contactOf(refused).email)
        throw new Problem(409, UNCHANGED, { fields: [{ name: 'email', message: UNCHANGED }] });
      await this.limits.spend(request, manager);
      await this.change(manager, refused, wanted, callerOf(request));
      await this.queue.queue(manager, await simulationIn(manager, uuid), randomUUID());
    });
    return { detail: ON_ITS_WAY };
  }

  private async mailed(
    simulation: SimulationEntity,
    key: Header,
    request: Request,
  ): Promise<Answer<MailAnswerDto>> {
    // A visitor must not learn which address the person replaced: their mail is not sent, without a word.
    if (isStaff(callerOf(request))) await this.queue.assertCurrent(simulation);
    const admit = (manager: EntityManager): Promise<void> => this.limits.spend(request, manager);
    const sent = await this.mail.send({ simulation, key: key || null, admit });
    return sourced(sent, () => ({ detail: ON_ITS_WAY }));
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
