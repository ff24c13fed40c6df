import type { Logger } from 'pino';
import { createLogger } from '../observability/logger.ts';

/** A log that collects every line as text. */
export interface LogLines {
  readonly logger: Logger;
  text(): string;
  entries(): Record<string, unknown>[];
}

export function logLines(): LogLines {
  const lines: string[] = [];
  return {
    logger: createLogger('debug', { write: (line: string) => void lines.push(line) }),
    text: () => lines.join(''),
    entries: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}
