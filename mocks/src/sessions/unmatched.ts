import { distance } from 'fastest-levenshtein';
import { HttpResponse, type HttpHandler } from 'msw';
import { ANY_ORIGIN, badRequest } from './control.ts';
import { type JournalEntry, redactedPath } from './journal.ts';
import type { Sessions } from './session.ts';

/** Request that the mock can answer. `operation` is null for control endpoints. */
interface Candidate {
  readonly operation: string | null;
  readonly method: string;
  readonly path: string;
}

/** Parts of an operation that are needed to name it. */
interface NamedOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
}

function candidatesOf(operations: readonly NamedOperation[], handlers: readonly HttpHandler[]): Candidate[] {
  const ids = new Map(operations.map(({ id, method, path }) => [`${method.toUpperCase()} ${path}`, id]));
  return handlers.map(({ info: { method, path } }) => {
    const candidate = { method: String(method), path: String(path).replace(ANY_ORIGIN, '') };
    return { ...candidate, operation: ids.get(`${candidate.method} ${candidate.path}`) ?? null };
  });
}

/** Weight of an equal segment, compared with differing letters: the beginning of the path can be missing. */
const OWN_SEGMENT = 10;
/** Distance of a wrong method, which is less than that of a wrong path. */
const METHOD = 0.5;

/** Returns the operation that the request probably meant. */
function nearestTo({ method, url }: Request, candidates: readonly Candidate[]): Candidate | undefined {
  const { pathname } = new URL(url);
  const segments = pathname.split('/').filter(Boolean);
  const cost = (candidate: Candidate): number => {
    const inBoth = candidate.path.split('/').filter((segment) => segments.includes(segment));
    return (
      distance(pathname, candidate.path) -
      OWN_SEGMENT * inBoth.length +
      (method === candidate.method ? 0 : METHOD)
    );
  };
  return [...candidates].sort((one, other) => cost(one) - cost(other))[0];
}

const JSON_TYPE = /^application\/(json|[\w.-]+\+json)\b/i;
const WITHOUT_BODY: readonly string[] = ['GET', 'HEAD', 'DELETE'];

/** Returns true if requests with a method have a body. */
export const takesBody = (method: string): boolean => !WITHOUT_BODY.includes(method);

/** Returns true if a request has no body, or declares it as JSON, as the core requires. */
export const bodyIsAnnounced = ({ method, headers }: Request): boolean =>
  !takesBody(method) || JSON_TYPE.test(headers.get('Content-Type') ?? '');

const entryOf = (request: Request, candidates: readonly Candidate[], now: Date): JournalEntry => ({
  time: now.toISOString(),
  method: request.method,
  path: redactedPath(
    new URL(request.url).pathname,
    candidates.map(({ path }) => path),
  ),
  operation: null,
  scenario: null,
  played: [],
  unapplied: [],
  status: 404,
  durationMs: 0,
  request: null,
});

function notFound(request: Request, candidates: readonly Candidate[]): Response {
  const unknown = `El core simulado no conoce ${request.method} ${new URL(request.url).pathname}.`;
  const nearest = nearestTo(request, candidates);
  if (!nearest) return HttpResponse.json({ detail: unknown }, { status: 404 });
  const hint = `Lo más parecido es ${nearest.method} ${nearest.path}.`;
  const body = bodyIsAnnounced(request) ? '' : ' El cuerpo se anuncia con Content-Type: application/json.';
  return HttpResponse.json({ detail: `${unknown} ${hint}${body}`, nearest }, { status: 404 });
}

/**
 * Answers a request without a handler, or with another content type, with a 404 `{detail, nearest}` that names the most
 * similar request. Adds it to the journal.
 */
export function unmatchedAnswer(
  operations: readonly NamedOperation[],
  handlers: readonly HttpHandler[],
  sessions: Sessions,
  now: () => Date = () => new Date(),
): (request: Request) => Response {
  const candidates = candidatesOf(operations, handlers);
  return (request) => {
    try {
      sessions.of(request).journal.add(entryOf(request, candidates, now()));
      return notFound(request, candidates);
    } catch (error) {
      return badRequest(error);
    }
  };
}
