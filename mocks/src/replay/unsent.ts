/** Tracks skipped writes: requests that depend on them would differ, so they are skipped too. */
import { findOperation } from '@simulador/contracts/api/find-operation';
import { STAFF } from '@simulador/contracts/people/access';
import type { BffOperationFacts } from '@simulador/contracts/api/operation';
import { isUuid } from '@simulador/recording/detect';
import type { RecordedExchange } from '../recording/recorded.ts';
import { isLogin, onlyReads } from './permission.ts';

const NOT_SIGNED_IN = 'No se inició sesión.';
const DEPENDS = 'Depende de una solicitud que no se envió.';
const MAY_SHOW = 'Muestra datos que otra solicitud, que no se envió, cambió.';

function uuidsIn(value: unknown): string[] {
  if (typeof value === 'string') return isUuid(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(uuidsIn) : [];
}

/** Returns the uuids in path, query, body and answer of an exchange. */
const uuidsOf = ({ url, body, answer }: RecordedExchange): string[] => [
  ...uuidsIn([url.pathname.split('/'), [...url.searchParams.values()]]),
  ...uuidsIn(body.kind === 'json' ? body.value : null),
  ...uuidsIn(answer.kind === 'json' ? answer.value : null),
];

const pathOf = ({ url }: RecordedExchange): string => url.pathname.toLowerCase().replace(/\/+$/, '');

function accessOf({ url, method }: RecordedExchange): BffOperationFacts['roles'] | undefined {
  const operation = findOperation(url.pathname, method)?.operation;
  return operation && 'roles' in operation ? (operation as BffOperationFacts).roles : undefined;
}

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
    const roles = accessOf(exchange);
    if (!this.isSignedIn && roles && !roles.includes('anonymous') && exchange.status !== 401)
      return NOT_SIGNED_IN;
    if (uuidsOf(exchange).some((uuid) => this.uuids.has(uuid)) || this.isBelowUnsent(exchange))
      return DEPENDS;
    // A changed row changes no status.
    if (exchange.answer.kind === 'omitted') return undefined;
    const isStaffs = roles?.every((role) => STAFF.includes(role)) ?? false;
    return this.paths.size > 0 && isStaffs ? MAY_SHOW : undefined;
  }

  /** Returns true for `/x/17` and for the list `/x` if a POST to `/x` was skipped. */
  private isBelowUnsent(exchange: RecordedExchange): boolean {
    const path = pathOf(exchange);
    return [...this.paths].some((unsent) => path === unsent || path.startsWith(`${unsent}/`));
  }
}
