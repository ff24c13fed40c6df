/** Decides which exchanges may be sent. */
import { endsLikeActing } from '@simulador/contracts/api/find-operation';
import type { RecordedExchange } from '../recording/recorded.ts';
import type { ReplayOptions } from './options.ts';

const isOperation = ({ operation }: RecordedExchange, ...ids: readonly string[]): boolean =>
  operation !== undefined && ids.includes(operation.id);
const isSuccess = ({ status }: RecordedExchange): boolean => status >= 200 && status < 300;

/** Returns true for a successful login. It is replayed with the credentials of the replay's user. */
export const isLogin = (exchange: RecordedExchange): boolean =>
  isOperation(exchange, 'token') && isSuccess(exchange);

export const isRenewal = (exchange: RecordedExchange): boolean => isOperation(exchange, 'renew_session');

/** Returns true for a successful sign-out. */
export const isSignOut = (exchange: RecordedExchange): boolean =>
  isOperation(exchange, 'close_session') && isSuccess(exchange);

/**
 * Returns true if a request has no side effects by the contracts. An unknown operation has none if it is a GET whose
 * path does not look like an action.
 */
export const onlyReads = ({ method, url, operation }: RecordedExchange): boolean =>
  operation ? !operation.operation.acts : ['GET', 'HEAD'].includes(method) && !endsLikeActing(url.pathname);

/** Returns a Spanish sentence with the reason why an exchange is not sent; undefined if it is. */
export function reasonToSkip(
  exchange: RecordedExchange,
  allowed: Pick<ReplayOptions, 'allowWrites' | 'login'>,
): string | undefined {
  if (exchange.status === 0) return 'No quedó grabada ninguna respuesta.';
  if (isLogin(exchange)) return allowed.login ? undefined : 'Faltan REPLAY_EMAIL y REPLAY_PASSWORD.';
  // The session is that of the replay's user.
  if (isOperation(exchange, 'renew_session', 'close_session') && allowed.login) return undefined;
  if (!onlyReads(exchange) && !allowed.allowWrites)
    return 'Puede cambiar datos: se envía con --allow-writes.';
  return exchange.body.kind === 'omitted' ? 'El cuerpo no quedó grabado.' : undefined;
}
