/** Recorded exchanges, from any tool. */
import { findOperation } from '@simulador/contracts/api/find-operation';
import { isObject, parseJson } from '@simulador/contracts/api/json';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type Border, headerValue, isBorder } from '@simulador/recording/exchange';
import { type ForeignEntry, type ForeignLog, NoHar, readHar } from '@simulador/recording/read-har';
import { postmanEntries } from './postman.ts';
import { BadInput } from '../command-line.ts';
import { type HarBodyParts, type RecordedBody, recordedBody } from './har-body.ts';

export interface RecordedExchange {
  /** Name of the file without its folder. */
  readonly file: string;
  /** Counted from 1 in the file. */
  readonly number: number;
  readonly startedAtMs: number;
  /** Null in a HAR of another tool. */
  readonly border: Border | null;
  readonly method: string;
  readonly url: URL;
  /** Operation of either API document; undefined for an unknown one. */
  readonly operation: ReturnType<typeof findOperation>;
  /** Request headers, with lower-case names. */
  readonly requestHeaders: readonly (readonly [string, string])[];
  readonly body: RecordedBody;
  /** 0 when no answer came. */
  readonly status: number;
  /** Whether no answer was saved, so that any success is expected. */
  readonly anySuccess: boolean;
  readonly responseHeaders: readonly (readonly [string, string])[];
  readonly answer: RecordedBody;
  /** Resource type of the browser: document, script, fetch, xhr; empty if unknown. */
  readonly resourceType: string;
}

export interface Recording {
  readonly file: string;
  readonly exchanges: readonly RecordedExchange[];
  /** Address of the open page, if the tool recorded it. */
  readonly pageUrl: string | undefined;
  /** `_context` of one of our recordings: clock, UF, TMC. */
  readonly context: unknown;
  /** Whether the file is truncated, because its writer was killed. */
  readonly cut: boolean;
  /** Number of requests without an address, because the value of a variable is missing. */
  readonly unusable: number;
}

interface HarMessage {
  readonly method?: unknown;
  readonly url?: unknown;
  readonly headers?: unknown;
  readonly postData?: HarBodyParts;
  readonly status?: unknown;
  readonly content?: HarBodyParts;
}

const messageOf = (value: unknown): HarMessage => (isObject(value) ? value : {});
const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const headersOf = (headers: unknown): (readonly [string, string])[] =>
  (Array.isArray(headers) ? headers : [])
    .filter(isObject)
    .map(({ name, value }) => [stringOf(name).toLowerCase(), stringOf(value)]);

/** Returns the status; 0 if there was no answer, for which tools write 0 or -1. */
const statusOf = (value: unknown): number =>
  typeof value === 'number' && value >= 100 && value <= 599 ? value : 0;

function exchangeOf(entry: ForeignEntry, file: string, number: number): RecordedExchange | undefined {
  const [request, response] = [messageOf(entry.request), messageOf(entry.response)];
  const address = stringOf(request.url);
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const method = stringOf(request.method).toUpperCase() || 'GET';
  const responseHeaders = headersOf(response.headers);
  return {
    file,
    number,
    startedAtMs: Date.parse(stringOf(entry.startedDateTime)),
    border: isBorder(entry._border) ? entry._border : null,
    method,
    url,
    operation: findOperation(url.pathname, method === 'HEAD' ? 'GET' : method),
    requestHeaders: headersOf(request.headers),
    body: recordedBody(request.postData),
    status: statusOf(response.status),
    anySuccess: entry._anySuccess === true,
    responseHeaders,
    answer: recordedBody(response.content, headerValue(responseHeaders, 'content-encoding')?.toLowerCase()),
    resourceType: stringOf(entry._resourceType).toLowerCase(),
  };
}

const pageUrlOf = (pages: readonly unknown[]): string | undefined =>
  pages
    .map((page) => stringOf((page as { title?: unknown } | null)?.title))
    .find((title) => /^https?:\/\//i.test(title) && URL.canParse(title));

/** Parses a HAR, or a collection of Postman. @throws NoHar */
function logOf(text: string): ForeignLog {
  const document = parseJson(text.replace(/^\uFEFF/, ''));
  const entries = isObject(document) ? postmanEntries(document) : undefined;
  return entries ? { entries, pages: [], context: null, cut: false } : readHar(text);
}

/** Parses a file. The exchanges are in the order in which they began. @throws BadInput */
export function recordingFrom(text: string, file: string): Recording {
  try {
    const { entries, pages, context, cut } = logOf(text);
    const exchanges = entries.flatMap((entry, index) => exchangeOf(entry, file, index + 1) ?? []);
    const unusable = entries.filter(({ request }) => messageOf(request).url === '').length;
    const inOrder = exchanges.every(({ startedAtMs }) => !Number.isNaN(startedAtMs))
      ? exchanges.toSorted((one, other) => one.startedAtMs - other.startedAtMs)
      : exchanges;
    return { file, exchanges: inOrder, pageUrl: pageUrlOf(pages), context, cut, unusable };
  } catch (error) {
    if (error instanceof NoHar) throw new BadInput(`${file} no es un archivo HAR.`);
    throw error;
  }
}

async function textOf(path: string): Promise<string> {
  try {
    const bytes = await readFile(path);
    // Windows' tools write UTF-16.
    const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
    return bytes.toString(isUtf16 ? 'utf16le' : 'utf8');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    throw new BadInput(`No se pudo leer ${basename(path)} (${code}).`);
  }
}

/** Reads HARs and collections. @throws BadInput */
export const readRecordings = (paths: readonly string[]): Promise<Recording[]> =>
  Promise.all(paths.map(async (path) => recordingFrom(await textOf(path), basename(path))));
