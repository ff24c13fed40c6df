import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Recorder } from '@simulador/contracts/recording/recorder';
import type { RequestHandler } from 'express';
import { publicLimits } from '../access/public-limits.ts';
import { sessionCookie } from '../access/session-cookie.ts';
import { AppModule, type AppParts } from '../app.module.ts';
import type { AppConfig } from '../config/environment.ts';
import { createLogger, LOGGER } from '../logging/logger.ts';
import { nestLog } from '../logging/nest-log.ts';
import { requestLog } from '../logging/request-log.ts';
import { Metrics } from '../metrics/metrics.ts';
import { requestMetrics } from '../metrics/request-metrics.ts';
import { ProblemFilter } from '../problem/problem.filter.ts';
import { recordClient } from '../recording/record-client.ts';
import { RECORDER } from '../recording/recording.module.ts';
import { requestScope } from '../upstream/request-scope.ts';
import { bodyValidation } from '../validation/validation.pipe.ts';
import { isApiPath, withoutDoubledBase } from './api-paths.ts';
import { serveClient } from './client-files.ts';
import { FastExpressAdapter } from './fast-prototypes.ts';
import { jsonOnly } from './json-only.ts';
import { securityHeaders } from './security-headers.ts';

const MAX_BODY = '64kb';

/** `clientFolder` holds a built client other than the one beside us. */
export interface CreateAppParts extends AppParts {
  readonly clientFolder?: string;
}

/**
 * The whole BFF, not listening yet.
 * @throws when the database can't be reached or prepared.
 */
export async function createApp(
  config: AppConfig,
  parts: CreateAppParts = {},
): Promise<NestExpressApplication> {
  const logger = parts.logger ?? createLogger(config.logLevel);
  const root = await AppModule.with(config, { ...parts, logger });
  const app = await NestFactory.create<NestExpressApplication>(root, new FastExpressAdapter(), {
    bodyParser: false,
    abortOnError: false,
    logger: nestLog(logger),
  });
  const recorder = app.get<Recorder | null>(RECORDER);
  if (recorder) app.use(forApi(recordClient(recorder)));
  configureApp(app, config, parts.clientFolder);
  return app;
}

/** Everything around the controllers, in the order in which a request meets it. */
export function configureApp(app: NestExpressApplication, config: AppConfig, clientFolder?: string): void {
  app.disable('x-powered-by');
  // Nobody may keep an answer of ours: a tag to ask about it again would be computed for nothing.
  app.disable('etag');
  app.set('trust proxy', trustedProxies(config.trustProxy));
  app.use(rewriteDoubledBase);
  app.use(requestLog(app.get(LOGGER)));
  app.use(requestMetrics(app.get(Metrics)));
  app.use(requestScope);
  app.use(securityHeaders(config.production));
  serveClient(app.getHttpAdapter().getInstance(), clientFolder);
  app.use(forApi(publicLimits()));
  for (const handler of sessionCookie(config.production)) app.use(forApi(handler));
  app.use(forApi(tellModes(config)));
  app.use(neverStored);
  app.use(jsonOnly);
  app.useBodyParser('json', { limit: MAX_BODY, strict: true });
  app.useGlobalPipes(bodyValidation());
  app.useGlobalFilters(new ProblemFilter(app.get(LOGGER)));
  app.enableShutdownHooks(['SIGTERM', 'SIGINT']);
}

/** On every answer: `paridad=core, dividendo=local, …`. */
function tellModes({ modes }: AppConfig): RequestHandler {
  const active = Object.entries(modes).map(([capability, { mode }]) => `${capability}=${mode}`);
  return (_request, response, next) => {
    response.set('X-Modes', active.join(', '));
    next();
  };
}

const rewriteDoubledBase: RequestHandler = (request, _response, next) => {
  request.url = withoutDoubledBase(request.url);
  next();
};

/** Figures of a person's mortgage belong in no cache. */
const neverStored: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

const forApi =
  (handler: RequestHandler): RequestHandler =>
  (request, response, next) =>
    isApiPath(request.path) ? handler(request, response, next) : next();

/** `1` is a number of hops, `true` everyone; anything else is a list of addresses. */
function trustedProxies(value: string | false): string | number | boolean {
  if (value === false || value === 'false') return false;
  if (value === 'true') return true;
  return /^\d+$/.test(value) ? Number(value) : value;
}
