import { Body, Controller, Get, Param, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { ApiProperty } from '@nestjs/swagger';
import type { EntityManager } from 'typeorm';
import { AllowStaff, Acts, AllowEveryCaller, AsksCore, Operation, Answer } from '../../http/operation.ts';
import { UuidParam, IdempotencyKey, type Header } from '../../http/request-parts.ts';
import { TextField } from '../../http/fields.ts';
import { MailCorrection, MailCorrectionDto } from './mail-correction.ts';
import { callerOf, isStaff } from '../../access/caller.ts';
import { SaveLimits } from '../../access/save-limits.ts';
import { sourced } from '../../border/upstream/sourced.ts';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
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

const ON_ITS_WAY = 'La simulación va en camino al correo registrado.';

@AllowEveryCaller()
@AsksCore()
@Controller()
export class MailController {
  constructor(
    private readonly mail: MailPort,
    private readonly access: SimulationAccess,
    private readonly limits: SaveLimits,
    private readonly correction: MailCorrection,
    private readonly queue: MailQueue,
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

  @AllowStaff()
  @Post('api/simulador/correos/:simulation')
  @Operation('correct_mail', "Corrects a client's e-mail, and mails the simulation again", MailAnswerDto, 409)
  async correct(
    @Param('simulation', UuidParam) uuid: string,
    @Body() body: MailCorrectionDto,
    @Req() request: Request,
  ) {
    await this.correction.correct(request, uuid, body);
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
}
