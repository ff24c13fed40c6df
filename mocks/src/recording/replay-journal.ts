import { findOperation } from '@simulador/contracts/api/find-operation';
import { CORE_OPERATIONS } from '@simulador/contracts/generated/core-operations';
import type { CoreOperationFacts } from '@simulador/contracts/api/operation';
import { type JournalEntry, plainEntry, redactedBody, redactedPath } from '../sessions/journal.ts';
import type { ReceivedRequest } from './canonical.ts';
import type { RecordedExchange } from './recorded.ts';

const BY_ID: Readonly<Record<string, CoreOperationFacts>> = CORE_OPERATIONS;
const PATHS = Object.values(BY_ID).map(({ path }) => path);

/** Returns the journal entry of a request that was answered from a recording, or was not found in it. */
export function replayedEntry(
  { method, path, body }: ReceivedRequest,
  exchange: RecordedExchange | undefined,
  response: Response,
  durationMs: number,
): JournalEntry {
  const operation = findOperation(path, method)?.id ?? null;
  const figures = operation === null ? [] : (BY_ID[operation]?.figures ?? []);
  return plainEntry({
    method,
    path: redactedPath(path, PATHS),
    operation,
    status: response.type === 'error' ? null : response.status,
    durationMs: Math.round(durationMs),
    request: body.kind === 'json' ? redactedBody(body.value, figures) : null,
    recorded: exchange ? { file: exchange.file, entry: exchange.number } : null,
  });
}
