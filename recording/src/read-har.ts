/** Reads HARs: recordings, truncated recordings, and files saved by browsers' developer tools. */
import { isObject, parseJson } from '@simulador/contracts/api/json';

/** Parts of a HAR entry that are read. Other tools may omit any of them. */
export interface ForeignEntry {
  readonly startedDateTime?: unknown;
  readonly request?: unknown;
  readonly response?: unknown;
  readonly _border?: unknown;
  readonly _resourceType?: unknown;
  /** Whether no answer was saved, so that any success is expected. */
  readonly _anySuccess?: unknown;
}

export interface ForeignLog {
  readonly entries: readonly ForeignEntry[];
  readonly pages: readonly unknown[];
  /** `_context` of a recording. */
  readonly context: unknown;
  /** Whether the file was truncated. The entries before the cut are present. */
  readonly cut: boolean;
}

/** The text is not a HAR. */
export class NoHar extends Error {}

function logOf(document: unknown): ForeignLog | undefined {
  const log = isObject(document) ? document['log'] : undefined;
  if (!isObject(log) || !Array.isArray(log['entries'])) return undefined;
  return {
    entries: (log['entries'] as unknown[]).filter(isObject),
    pages: Array.isArray(log['pages']) ? (log['pages'] as unknown[]) : [],
    context: log['_context'] ?? null,
    cut: false,
  };
}

function entriesUntilCut(lines: readonly string[]): ForeignEntry[] {
  const entries: ForeignEntry[] = [];
  for (const line of lines) {
    const entry = parseJson(line.replace(/,\s*$/, ''));
    if (!isObject(entry)) break;
    entries.push(entry);
  }
  return entries;
}

/** Parses a file; of a truncated recording the complete entries. @throws NoHar */
export function readHar(text: string): ForeignLog {
  const document = parseJson(text.replace(/^\uFEFF/, ''));
  const log = logOf(document);
  if (log) return log;
  const [head = '', ...lines] = text.split('\n');
  if (document === undefined && head.startsWith('{"log":{') && head.endsWith('"entries":[')) {
    return { entries: entriesUntilCut(lines), pages: [], context: null, cut: true };
  }
  throw new NoHar('El archivo no es un HAR.');
}
