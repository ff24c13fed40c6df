import { HttpResponse, type HttpHandler } from 'msw';
import { ANY_ORIGIN, badRequest } from './control.ts';
import { redactedPath } from './journal.ts';
import type { Sessions } from './session.ts';
import { type Candidate, type Difference, nearestTo } from './nearest.ts';

const quoted = (text: string): string => `«${text}»`;

function pathSentence({ segment, actual, expected }: Difference): string {
  const place = segment === undefined ? 'la barra final' : `el tramo ${segment} de la ruta`;
  if (segment === undefined) return expected === null ? `sobra ${place}` : `falta ${place}`;
  if (actual === null) return `falta ${quoted(expected ?? '')} como tramo ${segment}`;
  if (expected === null) return `sobra ${place}, ${quoted(actual)}`;
  return `${place} es ${quoted(actual)} en vez de ${quoted(expected)}`;
}

function sentenceOf(difference: Difference): string {
  const { part, actual, expected } = difference;
  if (part === 'path') return pathSentence(difference);
  if (part === 'method') return `el método es ${actual} en vez de ${expected}`;
  return actual === null
    ? `falta el encabezado Content-Type: ${expected}`
    : `Content-Type es ${quoted(actual)} en vez de ${expected}`;
}

/** An operation of the core, as far as it is needed to name it. */
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

/** The answer to a request without a handler: the nearest one, and what differs. It is written to the journal too. */
export class UnmatchedAnswer {
  readonly #candidates: readonly Candidate[];
  readonly #sessions: Sessions;
  readonly #now: () => Date;

  constructor(
    operations: readonly NamedOperation[],
    handlers: readonly HttpHandler[],
    sessions: Sessions,
    now: (() => Date) | undefined,
  ) {
    this.#candidates = candidatesOf(operations, handlers);
    this.#sessions = sessions;
    this.#now = now ?? (() => new Date());
  }

  /** A 404 `{detail, nearest, differences}`, also for a content type that no handler takes. */
  to(request: Request): Response {
    try {
      this.#addToJournal(request);
    } catch (error) {
      return badRequest(error);
    }
    const unknown = `El core simulado no conoce ${request.method} ${new URL(request.url).pathname}.`;
    const found = nearestTo(request, this.#candidates);
    if (!found) return HttpResponse.json({ detail: unknown }, { status: 404 });
    const { candidate, differences } = found;
    const hint = `Lo más parecido es ${candidate.method} ${candidate.path}: ${differences.map(sentenceOf).join('; ')}.`;
    return HttpResponse.json(
      { detail: `${unknown} ${hint}`, nearest: candidate, differences },
      { status: 404 },
    );
  }

  #addToJournal(request: Request): void {
    const paths = this.#candidates.map(({ path }) => path);
    this.#sessions.of(request).journal.add({
      time: this.#now().toISOString(),
      method: request.method,
      path: redactedPath(new URL(request.url).pathname, paths),
      operation: null,
      scenario: null,
      played: [],
      unapplied: [],
      status: 404,
      durationMs: 0,
      request: null,
    });
  }
}
