import type { Logger } from 'pino';
import { createLogger } from '../observability/logger.ts';
import { retryUntil } from './retry-until.ts';

type LogEntry = Record<string, unknown>;

/** A log that collects every line as text. */
export interface LogLines {
  readonly logger: Logger;
  text(): string;
  entries(): LogEntry[];
  /** Returns the matching entries once there are `count`, or those at the deadline. */
  matching(isWanted: (entry: LogEntry) => boolean, count: number): Promise<LogEntry[]>;
  /** Returns the line of an answered request, which is written after the answer was sent. */
  ofRequest(requestId: string): Promise<LogEntry | undefined>;
}

export function logLines(): LogLines {
  const lines: string[] = [];
  const parsed: LogEntry[] = [];
  const entries = (): LogEntry[] => {
    for (const line of lines.slice(parsed.length)) parsed.push(JSON.parse(line) as LogEntry);
    return [...parsed];
  };
  const matching: LogLines['matching'] = (isWanted, count) =>
    retryUntil(
      () => entries().filter(isWanted),
      ({ length }) => length >= count,
    );
  return {
    logger: createLogger('debug', { write: (line: string) => void lines.push(line) }),
    text: () => lines.join(''),
    entries,
    matching,
    ofRequest: async (id) => {
      const [line] = await matching(({ requestId, res }) => requestId === id && res !== undefined, 1);
      return line;
    },
  };
}
