import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

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
