import { type DynamicModule, Global, Module, type LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '../config/environment.ts';

export const LOGGER = Symbol('Logger');

const isErrorLike = (thrown: unknown): thrown is Error =>
  typeof thrown === 'object' && thrown !== null && 'name' in thrown && 'message' in thrown;

/** Upstream and database errors carry bodies, parameters and addresses: only their kind and place are logged. */
function errorForLog(error: Error): Record<string, unknown> {
  const cause = isErrorLike(error.cause) ? errorForLog(error.cause) : undefined;
  const code = (error as { code?: unknown }).code;
  return {
    type: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    // A message can have several lines, and can repeat a body: only the frames are kept.
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(cause ? { cause } : {}),
  };
}

/** Writes synchronously: buffered lines would be lost when a signal ends the process. */
const stdout = (): DestinationStream => pino.destination({ dest: 1, sync: true });

/** Structured logs on stdout (or `stream`), without personal data. Every line is written synchronously. */
export function createLogger(level: LogLevel, stream: DestinationStream = stdout()): Logger {
  return pino({ level, base: null, serializers: { err: errorForLog } }, stream);
}

@Global()
@Module({})
export class LoggingModule {
  static with(logger: Logger): DynamicModule {
    return { module: LoggingModule, providers: [{ provide: LOGGER, useValue: logger }], exports: [LOGGER] };
  }
}

/** Nest's own messages in our log. Its boot chatter is debug. */
export function nestLog(logger: Logger): LoggerService {
  const text = (message: unknown): string => (message instanceof Error ? message.name : String(message));
  return {
    log: (message) => logger.debug(text(message)),
    debug: (message) => logger.debug(text(message)),
    verbose: (message) => logger.trace(text(message)),
    warn: (message) => logger.warn(text(message)),
    error: (message) => logger.error(text(message)),
  };
}
