import {
  Body,
  type CanActivate,
  Controller,
  type ExecutionContext,
  Get,
  Headers,
  Injectable,
  Param,
  Post,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { sentenceOf } from '@simulador/contracts/platform/problems';
import type { Request, Response } from 'express';
import type { EntityManager } from 'typeorm';
import { SaveLimits } from '../../access/save-limits.ts';
import { setSourceHeaders } from '../../border/upstream/sourced.ts';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { ApiIdempotencyKey } from '../../http/api-problems.ts';
import { Operation } from '../../http/operation.ts';
import { Acts, AllowEveryCaller } from '../../http/operation-facts.ts';
import { Problem } from '../../http/problem.ts';
import { SimulationAccess } from '../reading/simulation-access.ts';
import { MailPort } from './mail.port.ts';
import { TextField } from '../../http/fields.ts';

const UUID_LENGTH = 36;

export class MailRequestDto {
  @TextField({ maxLength: UUID_LENGTH, publicText: 'code', description: "a simulation's uuid" })
  simulation!: string;
}

export class MailAnswerDto {
  @ApiProperty({ type: String, description: 'Spanish sentence' }) detail!: string;
}

export const ON_ITS_WAY = 'La simulación va en camino al correo registrado.';

/** Headers by which browsers mark prefetches. */
const AHEAD = ['sec-purpose', 'purpose', 'x-moz', 'x-purpose'];

/** Guards a GET with side effects: refuses HEAD, prefetches and links of other sites. */
@Injectable()
export class IntendedGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    const isAhead = AHEAD.some((name) => /prefetch|prerender|preview/i.test(request.get(name) ?? ''));
    const isForeign = request.get('sec-fetch-site') === 'cross-site';
    if (request.method === 'HEAD' || isAhead || isForeign) {
      throw new Problem(405, sentenceOf(405), { headers: { Allow: 'GET' } });
    }
    return true;
  }
}

@AllowEveryCaller()
@Controller()
export class MailController {
  constructor(
    private readonly mail: MailPort,
    private readonly access: SimulationAccess,
    private readonly limits: SaveLimits,
  ) {}

  @Post('simulations/api/mail/send')
  @Operation(
    'mail_simulation',
    'Mails a simulation to its client, once per intent',
    MailAnswerDto,
    404,
    409,
    502,
    504,
  )
  @ApiIdempotencyKey()
  async send(
    @Body() { simulation }: MailRequestDto,
    @Headers('idempotency-key') key: string | undefined,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MailAnswerDto> {
    return this.mailed(await this.access.visible(request, simulation), key, request, response);
  }

  @Acts()
  @Get('authentication/api/clients/:uuid/last_simulation_email')
  @UseGuards(IntendedGuard)
  @Operation(
    'last_simulation_email',
    'Mails the client the newest simulation, once an intent; for nobody to repeat, keep or fetch ahead',
    MailAnswerDto,
    404,
    405,
    409,
    502,
    504,
  )
  @ApiIdempotencyKey()
  async sendNewest(
    @Param('uuid') client: string,
    @Headers('idempotency-key') key: string | undefined,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MailAnswerDto> {
    return this.mailed(await this.access.newestOfClient(request, client), key, request, response);
  }

  private async mailed(
    simulation: SimulationEntity,
    key: string | undefined,
    request: Request,
    response: Response,
  ): Promise<MailAnswerDto> {
    const admit = (manager: EntityManager): Promise<void> => this.limits.spend(request, manager);
    setSourceHeaders(response, await this.mail.send({ simulation, key: key || null, admit }));
    return { detail: ON_ITS_WAY };
  }
}
