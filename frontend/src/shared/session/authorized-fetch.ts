import { ApiError } from '../api/api-error.ts';
import { freshToken, renewed } from './renewal.ts';
import { setRoleDoubtful, setRefused, storeLastUse } from './session-changes.ts';
import { hasEnded, sessionGeneration, subscribeToSession, readToken } from './session-state.ts';

/** Addresses staff as `usted`. See docs/rules.md R203. */
const UNREACHABLE = 'No pudimos conectarnos. Revise su conexión y vuelva a intentarlo.';

/**
 * Returns a function that sends the request, as often as needed, but never as another person than the one of that session. The body is read
 * instead of cloning the request, because browsers' recordings omit the body of a cloned one.
 */
async function sender(request: Request, session: number): Promise<(token: string) => Promise<Response>> {
  const body = await request.arrayBuffer();
  return async (token) => {
    if (sessionGeneration() !== session) throw ended();
    const each = new Request(request, body.byteLength > 0 ? { body } : {});
    each.headers.set('Authorization', `Bearer ${token}`);
    const sentAt = Date.now();
    const answer = await globalThis.fetch(each).catch((reason: unknown) => {
      throw reason instanceof TypeError ? new ApiError(0, UNREACHABLE) : reason;
    });
    if (answer.ok && readToken() !== null) storeLastUse(sentAt);
    return answer;
  };
}

/** Waits until the user has signed in again. Resolves to false if the user left instead. @throws AbortError */
async function signedInAgain(signal: AbortSignal): Promise<boolean> {
  const session = sessionGeneration();
  await new Promise<void>((resolve, reject) => {
    const stop = subscribeToSession(() => {
      if (hasEnded()) return;
      stop();
      resolve();
    });
    signal.addEventListener('abort', () => {
      stop();
      reject(new DOMException('The caller no longer waits.', 'AbortError'));
    });
  });
  return sessionGeneration() === session;
}

/** Shown in place of the server's sentence, which explains the token to programs. */
const ended = (): ApiError => new ApiError(401, 'Su sesión terminó. Inicie sesión para continuar.');

/**
 * Fetches with the user's token, which is renewed before its end. A request that is refused is sent once more with a renewed
 * token. While staff are asked to sign in again, it waits, and is then sent once more.
 */
export async function authorizedFetch(request: Request): Promise<Response> {
  const session = sessionGeneration();
  if (hasEnded() && !(await signedInAgain(request.signal))) throw ended();
  const token = await freshToken();
  // Resolved on each call, so that a test may replace it.
  if (token === null) return globalThis.fetch(request);
  const send = await sender(request, session);
  const answer = await send(token);
  if (answer.status === 403) setRoleDoubtful();
  if (answer.status !== 401) return answer;
  const renewal = await renewed(token);
  const second = typeof renewal === 'object' ? await send(renewal.token) : answer;
  if (second.status !== 401) return second;
  // Ends the session, unless another one has begun since.
  if (renewal !== 'signedOut' && readToken() !== null) setRefused();
  const again = hasEnded() && (await signedInAgain(request.signal)) ? readToken() : null;
  if (again === null) throw ended();
  const last = await send(again);
  if (last.status === 401) throw ended();
  return last;
}
