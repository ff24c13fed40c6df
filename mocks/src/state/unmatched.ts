import { HttpResponse } from 'msw';
import { type Journal, redactedPath } from './journal.ts';

const JSON_TYPE = /^application\/(json|[\w.-]+\+json)\b/i;
const WITHOUT_BODY: readonly string[] = ['GET', 'HEAD', 'DELETE'];

/** Returns true if requests with a method have a body. */
export const takesBody = (method: string): boolean => !WITHOUT_BODY.includes(method);

/** Returns true if a request has no body, or declares it as JSON, as the core requires. */
export const bodyIsAnnounced = ({ method, headers }: Request): boolean =>
  !takesBody(method) || JSON_TYPE.test(headers.get('Content-Type') ?? '');

function notFound(request: Request): Response {
  const body = bodyIsAnnounced(request) ? '' : ' El cuerpo se anuncia con Content-Type: application/json.';
  const detail = `El core simulado no conoce ${request.method} ${new URL(request.url).pathname}.${body}`;
  return HttpResponse.json({ detail }, { status: 404 });
}

/** Answers a request without a handler, or with another content type, with a 404 `{detail}`. Adds it to the journal. */
export function unmatchedAnswer(
  journal: Journal,
  now: () => Date = () => new Date(),
): (request: Request) => Response {
  return (request) => {
    const { method, url } = request;
    const [time, path] = [now().toISOString(), redactedPath(new URL(url).pathname)];
    const none = { operation: null, scenario: null, played: [], durationMs: 0, request: null };
    journal.add({ time, method, path, status: 404, ...none });
    return notFound(request);
  };
}
