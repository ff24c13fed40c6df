/** What may be sent, and why not. */
import { endsLikeActing, findOperation } from '@simulador/contracts/api/find-operation';
import type { RecordedExchange } from '../recording/recorded.ts';
import type { Login } from './arguments.ts';

/** Whether an exchange is a login that succeeded: it is sent with credentials of the one who replays. */
export const isLogin = ({ method, url, status }: RecordedExchange): boolean =>
  findOperation(url.pathname, method)?.id === 'token' && status >= 200 && status < 300;

/** As the contracts say; of what they do not know only a GET reads, unless it looks like an operation that acts. */
function onlyReads({ method, url }: RecordedExchange): boolean {
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
  if (!onlyReads(exchange) && !allowed.allowWrites)
    return 'Puede cambiar datos: se envía con --allow-writes.';
  return exchange.body.kind === 'omitted' ? 'El cuerpo no quedó grabado.' : undefined;
}
