import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Recorder } from '@simulador/recording/recorder';
import { sentenceOf } from '@simulador/contracts/platform/problems';
import compression from 'compression';
import type { Request, RequestHandler } from 'express';
import type { Server } from 'node:http';
import helmet from 'helmet';
import { countedCaller, publicLimits, inFlightLimits } from '../access/limits.ts';
import { Refusals } from '../access/refusals.ts';
import { sessionCookie } from '../access/cookies.ts';
import { Clock } from '../clock/clock.ts';
import { AppModule, type AppParts } from './app.module.ts';
import type { AppConfig } from '../config/environment.ts';
import { createLogger, LOGGER, nestLog } from '../observability/logger.ts';
import { requestLog } from '../http/request-log.ts';
import { Metrics, requestMetrics } from '../observability/metrics.ts';
import { bodyLimits, isJson, registeredCharset, smallBodies } from '../http/body-limits.ts';
import { Operations, findOperations, operationOf } from '../http/operations.ts';
import { Problem } from '../http/problem.ts';
import { ProblemFilter } from '../http/problem.filter.ts';
import { RECORDER, recordClient } from '../border/recording/record-client.ts';
import { requestScope } from '../http/request-scope.ts';
import { bodyValidation } from '../http/validation.pipe.ts';
import { type ApiPaths, apiPaths } from './api-paths.ts';
import { serveApiDocs } from './api-docs.ts';
import { serveClient } from './client-files.ts';
import { FastExpressAdapter } from './fast-prototypes.ts';

const MAX_FORM = '64kb';

/** `clientFolder` is the folder of the built client, if not the default one. */
export interface CreateAppParts extends AppParts {
  readonly clientFolder?: string;
}

/** Creates the BFF without starting to listen. @throws if the database can't be reached or prepared */
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
  configureApp(app, config, parts.clientFolder);
  return app;
}

/**
 * Time for which an idle connection stays open: longer than in proxies (60 s in nginx and most balancers). Otherwise a proxy may send a
 * request over a connection that is just being closed, and can't repeat a save.
 */
const IDLE_CONNECTION_MS = 75_000;

/** Sets up the middleware around the controllers, in the order in which a request passes it. */
export function configureApp(app: NestExpressApplication, config: AppConfig, clientFolder?: string): void {
  app.disable('x-powered-by');
  // No answer may be cached by clients, so computing an ETag would be wasted.
  app.disable('etag');
  app.set('trust proxy', config.trustProxy);
  const operations = app.get(Operations);
  const { isApiPath, withoutDoubledBase } = apiPaths(operations.all);
  const forApi = only(isApiPath);
  const recorder = app.get<Recorder | null>(RECORDER);
  if (recorder) app.use(forApi(recordClient(recorder)));
  app.use(
    rewriteUrl(withoutDoubledBase),
    findOperations(operations),
    requestLog(
      app.get(LOGGER),
      operations.all.map(({ path }) => path),
    ),
    requestMetrics(app.get(Metrics)),
    securityHeaders(config.production),
    // Stands before the request's scope, because a request that waited for another one would lose it.
    forApi(countedCaller(config.jwtSecret, app.get(Clock))),
    forApi(inFlightLimits()),
    requestScope,
  );
  const server = app.getHttpServer() as Server;
  server.keepAliveTimeout = IDLE_CONNECTION_MS;
  // An unknown `Expect` is ignored (RFC 9110, 10.1.1); Node would answer an empty 417.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  serveClient(app.getHttpAdapter().getInstance(), isApiPath, clientFolder);
  app.use(forApi(publicLimits(config.opsToken)));
  if (config.apiDocs) serveApiDocs(app.getHttpAdapter().getInstance());
  app.use(setNoStoreAndDate(app.get(Clock)), forApi(sessionCookie(config.behindTls)), jsonOnly);
  app.use(registeredCharset);
  app.use(smallBodies());
  app.useBodyParser('urlencoded', { limit: MAX_FORM, extended: false });
  app.use(bodyLimits, compressAnswers());
  app.useGlobalPipes(bodyValidation());
  app.useGlobalFilters(new ProblemFilter(app.get(LOGGER), app.get(Refusals)));
  app.enableShutdownHooks(['SIGTERM', 'SIGINT']);
}

const rewriteUrl =
  (rewritten: ApiPaths['withoutDoubledBase']): RequestHandler =>
  (request, _response, next) => {
    request.url = rewritten(request.url);
    next();
  };

/**
 * Lets nobody cache a person's mortgage figures, and dates an answer by the clock that decides, because the client asks it for today. See
 * docs/rules.md R700.
 */
const setNoStoreAndDate =
  (clock: Clock): RequestHandler =>
  (_request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Date', clock.now().toUTCString());
    next();
  };

/** Compresses the answers of operations that say so. */
function compressAnswers(): RequestHandler {
  const compress = compression();
  return (request, response, next) =>
    operationOf(request)?.isCompressed ? compress(request, response, next) : next();
}

const METHODS_WITH_BODY = ['POST', 'PUT', 'PATCH'];

/** Rejects a body that is not sent as JSON. It would be parsed as empty, and rejected for missing fields. */
const jsonOnly: RequestHandler = (request, _response, next) => {
  const isEmpty = request.headers['content-length'] === '0';
  const isForeign = METHODS_WITH_BODY.includes(request.method) && !isEmpty && isJson(request) === false;
  next(isForeign && !isAwaitedForm(request) ? new Problem(415, sentenceOf(415)) : undefined);
};

/** Returns true for a form where an operation accepts one. A file in it is read once the caller is known. */
function isAwaitedForm(request: Request): boolean {
  const forms = operationOf(request)?.forms ?? [];
  return forms.some((type) => request.is(type) !== false);
}

const only =
  (isMeant: ApiPaths['isApiPath']) =>
  (handler: RequestHandler): RequestHandler =>
  (request, response, next) =>
    isMeant(request.path) ? handler(request, response, next) : next();

const SELF = ["'self'"];
const NONE = ["'none'"];

/** Features of browsers that no page of ours uses, nor a script that would be injected into one. */
const NO_FEATURES = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb'],
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Security headers: one origin, no inline scripts or styles, no frames, no features that are not used. */
const securityHeaders = (production: boolean): RequestHandler => {
  const helmeted = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: SELF,
        imgSrc: [...SELF, 'data:'],
        objectSrc: NONE,
        baseUri: NONE,
        frameAncestors: NONE,
        formAction: SELF,
      },
    },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: production,
    referrerPolicy: { policy: 'same-origin' },
  });
  return (request, response, next) => {
    response.setHeader('Permissions-Policy', NO_FEATURES);
    helmeted(request, response, next);
  };
};
