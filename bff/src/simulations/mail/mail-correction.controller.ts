import { Body, Controller, Param, Post, Req } from '@nestjs/common';
import { PickType } from '@nestjs/swagger';
import type { Request } from 'express';
import { callerOf } from '../../access/caller.ts';
import { SaveLimits } from '../../access/save-limits.ts';
import { Operation } from '../../http/operation.ts';
import { AllowStaff } from '../../http/operation-facts.ts';
import { UuidParam } from '../../http/path-params.ts';
import { emailOf } from '../clients/client-records.ts';
import { ClientRequestDto } from '../clients/clients.dto.ts';
import { assertContact } from '../clients/clients.rules.ts';
import { ClientsService } from '../clients/clients.service.ts';
import { SimulationAccess } from '../reading/simulation-access.ts';
import { contactOf } from '../reading/simulation-contact.ts';
import { MailAnswerDto, ON_ITS_WAY } from './mail.controller.ts';
import { MailPort } from './mail.port.ts';
import { MailQueue } from './mail-queue.ts';

export class MailCorrectionDto extends PickType(ClientRequestDto, ['email']) {}

/** Corrects an address that the mail server refused, and mails the simulation again. See docs/rules.md R712. */
@AllowStaff()
@Controller('api/simulador/correos')
export class MailCorrectionController {
  constructor(
    private readonly mail: MailPort,
    private readonly queue: MailQueue,
    private readonly clients: ClientsService,
    private readonly access: SimulationAccess,
    private readonly limits: SaveLimits,
  ) {}

  @Post(':simulation')
  @Operation(
    'correct_mail',
    "Corrects a client's e-mail in a simulation, and in the record if it has the same one; mails again",
    MailAnswerDto,
    404,
    409,
    502,
    504,
  )
  async correct(
    @Param('simulation', UuidParam) uuid: string,
    @Body() body: MailCorrectionDto,
    @Req() request: Request,
  ): Promise<MailAnswerDto> {
    assertContact(body);
    const simulation = await this.access.visible(request, uuid);
    const { client } = simulation;
    const isOfRecord = client.email === contactOf(simulation).email;
    // A visitor may have given another address than that of the record, which then stays.
    if (isOfRecord) await this.clients.changeContact(client.uuid, body, request);
    await this.queue.correctAddress(simulation, emailOf(body.email), callerOf(request));
    const corrected = await this.access.visible(request, uuid);
    await this.mail.send({
      simulation: corrected,
      key: null,
      // Together with the new mail: the refusal stays shown if the mail is not admitted.
      admit: async (manager) => {
        await this.limits.spend(request, manager);
        await this.queue.clearRefusal(manager, corrected);
      },
    });
    return { detail: ON_ITS_WAY };
  }
}
