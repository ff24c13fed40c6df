/** Decides which exchanges may be sent. */
import { endsLikeActing, findOperation } from '@simulador/contracts/api/find-operation';
import type { RecordedExchange } from '../recording/recorded.ts';
import type { Login } from './arguments.ts';

/** Whether an exchange is a login that succeeded: it is sent with the credentials of whoever replays. */
export const isLogin = ({ method, url, status }: RecordedExchange): boolean =>
  findOperation(url.pathname, method)?.id === 'token' && status >= 200 && status < 300;

const SESSION = ['renew_session', 'close_session'];

/** Whether it concerns only the session, which belongs to whoever replays. */
const isSession = ({ method, url }: RecordedExchange): boolean =>
  SESSION.includes(findOperation(url.pathname, method)?.id ?? '');

/** By the contracts; of unknown operations only a GET reads, unless it looks like one with side effects. */
export function onlyReads({ method, url }: RecordedExchange): boolean {
  const answered = method === 'HEAD' ? 'GET' : method;
  const acts = findOperation(url.pathname, answered)?.operation.acts;
  return acts === undefined ? answered === 'GET' && !endsLikeActing(url.pathname) : !acts;
}

/** A Spanish sentence that says why an exchange is not sent; undefined when it is. */
export function reasonToSkip(
  exchange: RecordedExchange,
  allowed: { readonly allowWrites: boolean; readonly login: Login | undefined },
): string | undefined {
  if (exchange.status === 0) return 'No quedó grabada ninguna respuesta.';
  if (isLogin(exchange)) return allowed.login ? undefined : 'Faltan REPLAY_EMAIL y REPLAY_PASSWORD.';
  if (isSession(exchange) && allowed.login) return undefined;
  if (!onlyReads(exchange) && !allowed.allowWrites)
    return 'Puede cambiar datos: se envía con --allow-writes.';
  return exchange.body.kind === 'omitted' ? 'El cuerpo no quedó grabado.' : undefined;
}
