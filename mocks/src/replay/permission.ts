/** Decides which exchanges may be sent: those that depend on a skipped write would differ, so they are skipped too. */
import { endsLikeActing } from '@simulador/contracts/api/find-operation';
import { isObject } from '@simulador/contracts/api/json';
import type { BffOperationFacts } from '@simulador/contracts/api/operation';
import { isUuid } from '@simulador/recording/detect';
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

const NOT_SIGNED_IN = 'No se inició sesión.';
const DEPENDS = 'Depende de una solicitud que no se envió.';

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : isObject(value) ? Object.values(value).flatMap(textsIn) : [];

/** Returns the uuids in path, query, body and answer of an exchange. */
const uuidsOf = ({ url, ...exchange }: RecordedExchange): string[] =>
  textsIn([url.pathname.split('/'), [...url.searchParams.values()], exchange.body, exchange.answer]).filter(
    isUuid,
  );

const pathOf = ({ url }: RecordedExchange): string => url.pathname.toLowerCase().replace(/\/+$/, '');

export class Unsent {
  private readonly uuids = new Set<string>();
  private readonly paths = new Set<string>();
  private isSignedIn = true;

  /** Records a skipped exchange. */
  note(exchange: RecordedExchange): void {
    if (isLogin(exchange)) this.isSignedIn = false;
    else if (!onlyReads(exchange)) {
      this.paths.add(pathOf(exchange));
      for (const uuid of uuidsOf(exchange)) this.uuids.add(uuid);
    }
  }

  /** Records a login that was sent. */
  noteSignIn(): void {
    this.isSignedIn = true;
  }

  /** Returns a Spanish sentence with the reason why an exchange can't get its recorded answer; undefined if it can. */
  reasonToSkip(exchange: RecordedExchange): string | undefined {
    const facts = exchange.operation?.operation as Partial<BffOperationFacts> | undefined;
    const roles = facts?.roles;
    if (!this.isSignedIn && roles && !roles.includes('anonymous') && exchange.status !== 401)
      return NOT_SIGNED_IN;
    if (uuidsOf(exchange).some((uuid) => this.uuids.has(uuid)) || this.isBelowUnsent(exchange))
      return DEPENDS;
    return undefined;
  }

  /** Returns true for `/x/17` and for the list `/x` if a POST to `/x` was skipped. */
  private isBelowUnsent(exchange: RecordedExchange): boolean {
    const path = pathOf(exchange);
    return [...this.paths].some((unsent) => path === unsent || path.startsWith(`${unsent}/`));
  }
}
