/** Decides which exchanges may be sent. */
import { endsLikeActing } from '@simulador/contracts/api/find-operation';
import { type Role, ROLES } from '@simulador/contracts/people/access';
import { isObject } from '@simulador/contracts/api/json';
import type { RecordedExchange } from '../recording/recorded.ts';
import type { Login, Logins } from './options.ts';

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

const isRole = (value: unknown): value is Role => (ROLES as readonly unknown[]).includes(value);

/** Returns the role of the user in an answer of `user_info`. */
function roleIn(exchange: RecordedExchange): Role | undefined {
  const { answer } = exchange;
  if (!isOperation(exchange, 'user_info') || answer.kind !== 'json') return undefined;
  const role = isObject(answer.value) ? answer.value['bank_role'] : undefined;
  return isRole(role) ? role : undefined;
}

/** Returns the credentials for a recorded login, by the role that the recording shows before the next login. */
export function loginFor(
  exchanges: readonly RecordedExchange[],
  login: number,
  logins: Logins,
): Login | undefined {
  const rest = exchanges.slice(login + 1);
  const next = rest.findIndex(isLogin);
  const role = rest
    .slice(0, next === -1 ? undefined : next)
    .map(roleIn)
    .find(isRole);
  return (role && logins[role]) ?? logins.any;
}

/**
 * Returns true if a request has no side effects by the contracts. An unknown operation has none if it is a GET whose
 * path does not look like an action.
 */
export const onlyReads = ({ method, url, operation }: RecordedExchange): boolean =>
  operation ? !operation.operation.acts : ['GET', 'HEAD'].includes(method) && !endsLikeActing(url.pathname);

/** Returns a Spanish sentence with the reason why an exchange is not sent; undefined if it is. */
export function reasonToSkip(
  exchange: RecordedExchange,
  allowed: { readonly allowWrites: boolean; readonly login: Login | undefined },
): string | undefined {
  if (exchange.status === 0) return 'No quedó grabada ninguna respuesta.';
  if (isLogin(exchange))
    return allowed.login ? undefined : 'Faltan REPLAY_EMAIL y REPLAY_PASSWORD, o los de su rol.';
  // The session is that of the replay's user.
  if (isOperation(exchange, 'renew_session', 'close_session') && allowed.login) return undefined;
  if (!onlyReads(exchange) && !allowed.allowWrites)
    return 'Puede cambiar datos: se envía con --allow-writes.';
  return exchange.body.kind === 'omitted' ? 'El cuerpo no quedó grabado.' : undefined;
}
