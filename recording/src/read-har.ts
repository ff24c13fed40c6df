/** Reads HARs: recordings, truncated recordings, and files saved by browsers' developer tools. */
import { isObject, parseJson } from '@simulador/contracts/api/json';

/** The parts of any tool's entry that are read; none of them is assumed to be present. */
export interface ForeignEntry {
  readonly startedDateTime?: unknown;
  readonly request?: unknown;
  readonly response?: unknown;
  readonly _border?: unknown;
  readonly _resourceType?: unknown;
}

export interface ForeignLog {
  readonly entries: readonly ForeignEntry[];
  readonly pages: readonly unknown[];
  /** `_context` of a recording. */
  readonly context: unknown;
  /** The file was cut short; its entries up to the cut are here. */
  readonly cut: boolean;
}

/** The text is no HAR. */
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

/** A log from a file's text. Of a recording that was cut short, what is whole. @throws NoHar */
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
