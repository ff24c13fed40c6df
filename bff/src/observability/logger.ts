import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '../config/environment.ts';

export const LOGGER = Symbol('Logger');

const isErrorLike = (thrown: unknown): thrown is Error =>
  typeof thrown === 'object' && thrown !== null && 'name' in thrown && 'message' in thrown;

/** Returns an error's type and stack only, because errors of upstreams and of the database contain bodies, parameters and addresses. */
function errorForLog(error: Error): Record<string, unknown> {
  const cause = isErrorLike(error.cause) ? errorForLog(error.cause) : undefined;
  const code = (error as { code?: unknown }).code;
  return {
    type: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    // Frames only: the message before them can contain a body, and several lines.
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(cause ? { cause } : {}),
  };
}

/** Returns stdout. Writes synchronously, because buffered lines would be lost when a signal ends the process. */
const stdout = (): DestinationStream => pino.destination({ dest: 1, sync: true });

/** Creates the logger: structured lines on stdout (or `stream`), without personal data, written synchronously. */
export function createLogger(level: LogLevel, stream: DestinationStream = stdout()): Logger {
  return pino({ level, base: null, serializers: { err: errorForLog } }, stream);
}

/** Returns a logger for Nest's own messages. Those of the boot have the level debug. */
export function nestLog(logger: Logger): LoggerService {
  const text = (message: unknown): string => (message instanceof Error ? message.name : String(message));
  return {
    log: (message) => logger.debug(text(message)),
    warn: (message) => logger.warn(text(message)),
    error: (message) => logger.error(text(message)),
  };
}
