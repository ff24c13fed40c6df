import { getResponse, type HttpHandler } from 'msw';
import { ANY_ORIGIN } from './paths/msw-path.ts';

const segmentsOf = (path: string): string[] => path.toLowerCase().replace(/\/$/, '').split('/');

/**
 * Returns a function that answers a request as `getResponse` does; undefined without a handler. MSW compiles the path of one handler after the
 * other for each request (6 ms for the core's 90), so it gets only those whose method and literal segments are the request's, and those with
 * a wildcard or for any method.
 */
export function answerBy(
  handlers: readonly HttpHandler[],
): (request: Request) => Promise<Response | undefined> {
  const known = handlers.map((handler) => ({
    handler,
    method: handler.info.method,
    segments: segmentsOf(String(handler.info.path).replace(ANY_ORIGIN, '')),
  }));
  const canBeOf = (method: string | RegExp, asked: string): boolean =>
    typeof method === 'string' ? method === asked : method.test(asked);
  return (request) => {
    const { origin, pathname } = new URL(request.url);
    const segments = segmentsOf(pathname);
    const possible = known.filter(
      (one) =>
        canBeOf(one.method, request.method) &&
        (one.segments.some((part) => part.includes('*')) ||
          (one.segments.length === segments.length &&
            one.segments.every((part, at) => part.includes(':') || part === segments[at]))),
    );
    return getResponse(
      possible.map(({ handler }) => handler),
      request,
      { baseUrl: origin },
    );
  };
}
