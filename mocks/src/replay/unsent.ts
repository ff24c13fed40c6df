/** Tracks skipped writes: requests that depend on them would differ, so they are skipped too. */
import { isObject } from '@simulador/contracts/api/json';
import type { BffOperationFacts } from '@simulador/contracts/api/operation';
import { isUuid } from '@simulador/recording/detect';
import type { RecordedExchange } from '../recording/recorded.ts';
import { isLogin, onlyReads } from './permission.ts';

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
