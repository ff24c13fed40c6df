/** The app to compare with: Nest with its usual middleware, the same features and three of the same paths. */
import 'reflect-metadata';
import { Body, Controller, Get, HttpCode, Module, Param, Post, ValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import type { NextFunction, Request, Response } from 'express';
import { rateLimit } from 'express-rate-limit';
import helmet from 'helmet';
import { pinoHttp } from 'pino-http';
import { Histogram } from 'prom-client';
import { Pool } from 'undici';
import {
  DividendoAnswerDto,
  DividendoRequestDto,
} from '../../bff/src/calculation/dividendo/dividendo.dto.ts';
import { ufValueFromNumber } from '@simulador/contracts/platform/money';
import { DEFAULT_OPERATION_COST_PARAMS } from '@simulador/contracts/calculation/mortgage/operation-costs';
import { calculatedRow } from '../../bff/src/calculation/dividendo/dividendo.arithmetic.ts';

const UF = ufValueFromNumber(40880.36);
const START = '2026-11-20';

/** Calculates calc_dividendo with constant reference data and without validation. */
const calculation = (request: DividendoRequestDto): DividendoAnswerDto => ({
  salida: [calculatedRow(request, START, UF, DEFAULT_OPERATION_COST_PARAMS)],
});

const core = new Pool(process.env['CORE_URL'] ?? '', { connections: 32 });
const askCore = async (path: string): Promise<unknown> =>
  (await core.request({ method: 'GET', path })).body.json();

@Controller('api')
class StockController {
  private paridad: Promise<unknown> | undefined;

  @Get('external/paridad')
  cached(): Promise<unknown> {
    this.paridad ??= askCore('/api/external/paridad/');
    return this.paridad;
  }

  @Get('tarificador/:list')
  proxied(@Param('list') list: string): Promise<unknown> {
    return askCore(`/api/tarificador/${list}/`);
  }

  @Post('external/calc_dividendo')
  @HttpCode(200)
  calculate(@Body() body: DividendoRequestDto): DividendoAnswerDto {
    return calculation(body);
  }
}

@Module({ controllers: [StockController] })
class StockModule {}

const durations = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Answers by method, route and status',
  labelNames: ['method', 'route', 'status'],
});

function measureDuration(request: Request, response: Response, next: NextFunction): void {
  const end = durations.startTimer();
  response.on('finish', () => {
    const route = (request.route as { path?: string } | undefined)?.path ?? 'none';
    end({ method: request.method, route, status: response.statusCode });
  });
  next();
}

const app = await NestFactory.create<NestExpressApplication>(StockModule, { logger: false });
app.set('trust proxy', 'loopback');
app.use(
  pinoHttp(),
  measureDuration,
  helmet(),
  compression(),
  rateLimit({ windowMs: 60_000, limit: 600, standardHeaders: 'draft-8', legacyHeaders: false }),
);
app.useGlobalPipes(new ValidationPipe({ transform: true, whitelist: true, forbidNonWhitelisted: true }));
await app.listen(0, '127.0.0.1');
process.once('disconnect', () => process.exit(0));
process.send?.({ type: 'ready', url: await app.getUrl() });
