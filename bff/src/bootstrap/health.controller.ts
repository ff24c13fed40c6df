import { Controller, Get, Inject, Res } from '@nestjs/common';
import {
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiServiceUnavailableResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { APP_CONFIG } from '../config/config.module.ts';
import type { AppConfig } from '../config/environment.ts';
import { UpstreamFactory } from '../border/upstream/upstream-factory.ts';
import { AllowEverybody } from '../http/operation-facts.ts';

const DATABASE_TIMEOUT_MS = 1_000;
const SHARED_FOR_MS = 1_000;

export class LiveDto {
  @ApiProperty({ enum: ['ok'] }) status!: 'ok';
}

export class ReadyDto {
  @ApiProperty({ enum: ['ok', 'unavailable'] }) status!: 'ok' | 'unavailable';
  @ApiProperty({ enum: ['up', 'down'] }) database!: 'up' | 'down';
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'object' },
    description:
      'by capability: its mode and, where a core answers it, what the last call showed (unknown, up, down)',
  })
  capabilities!: Record<string, { mode: string; upstream?: string }>;
}

@ApiTags('health')
@AllowEverybody()
@Controller('health')
export class HealthController {
  private lastLook: { readonly at: number; readonly answer: Promise<boolean> } | undefined;

  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    @Inject(UpstreamFactory) private readonly upstreams: UpstreamFactory,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  @Get('live')
  @ApiOperation({ operationId: 'live', summary: 'The process answers' })
  @ApiOkResponse({ type: LiveDto })
  live(): LiveDto {
    return { status: 'ok' };
  }

  /** 503 only without a database: what comes from a core is kept, or says for itself that the core is away. */
  @Get('ready')
  @ApiOperation({ operationId: 'ready', summary: 'Requests can be served; with the state of each upstream' })
  @ApiOkResponse({ type: ReadyDto })
  @ApiServiceUnavailableResponse({
    type: ReadyDto,
    description: 'Without a database; of the same shape as the 200',
  })
  async ready(@Res({ passthrough: true }) response: Response): Promise<ReadyDto> {
    const database = (await this.databaseAnswers()) ? 'up' : 'down';
    const ok = database === 'up';
    response.status(ok ? 200 : 503);
    return { status: ok ? 'ok' : 'unavailable', database, capabilities: this.capabilities() };
  }

  /** One look a second serves all who ask: probes must not use up the pool. */
  private databaseAnswers(): Promise<boolean> {
    const now = performance.now();
    if (!this.lastLook || now - this.lastLook.at > SHARED_FOR_MS) {
      this.lastLook = { at: now, answer: this.askDatabase() };
    }
    return this.lastLook.answer;
  }

  private async askDatabase(): Promise<boolean> {
    const late = new Promise<boolean>((resolve) => setTimeout(resolve, DATABASE_TIMEOUT_MS, false).unref());
    const answer = this.source.query('SELECT 1').then(
      () => true,
      () => false,
    );
    return Promise.race([answer, late]);
  }

  private capabilities(): ReadyDto['capabilities'] {
    const states = this.upstreams.states();
    return Object.fromEntries(
      Object.entries(this.config.modes).map(([capability, { mode }]) => {
        const upstream = states[capability];
        return [capability, { mode, ...(upstream ? { upstream } : {}) }];
      }),
    );
  }
}
