import { Journal } from './journal.ts';
import { ScenarioRegistry } from '../scenarios/scenario-registry.ts';
import { demoTables, type RateTables } from '../tarificador/rate-store.ts';
import { emptyWorkflow } from '../workflow/workflow-store.ts';

/** Header field with the session of a request, which has its own scenarios, sequences and journal. */
export const SESSION_HEADER = 'X-Mock-Session';

/** State of one session. */
export class Session {
  readonly scenarios: ScenarioRegistry;
  readonly journal = new Journal();
  workflow = emptyWorkflow();
  #rateTables: RateTables | undefined;

  constructor(operationIds: readonly string[]) {
    this.scenarios = new ScenarioRegistry(operationIds);
  }

  /** Rate tables, initially the demo's. */
  get rateTables(): RateTables {
    return (this.#rateTables ??= demoTables());
  }
}

/** Invalid session id, with a Spanish message. */
export class WrongSession extends Error {}

const DEFAULT_ID = '';
const MAX_SESSIONS = 100;

/** Sessions by id. If there are too many, the least recently used one is deleted. */
export class Sessions {
  readonly #default: Session;
  readonly #byId = new Map<string, Session>();

  constructor(private readonly operationIds: readonly string[]) {
    this.#default = new Session(operationIds);
  }

  /** Returns the request's session, and creates it if it is new. @throws WrongSession */
  of(request: Request): Session {
    const id = request.headers.get(SESSION_HEADER) ?? DEFAULT_ID;
    return this.#named(id);
  }

  /** Returns the session of a control request, which can also be in its query. @throws WrongSession */
  ofControl(request: Request): Session {
    const id = new URL(request.url).searchParams.get('session');
    return id === null ? this.of(request) : this.#named(id);
  }

  #named(id: string): Session {
    if (id === DEFAULT_ID) return this.#default;
    if (!/^[\w.-]{1,64}$/.test(id)) {
      throw new WrongSession('El id de sesión lleva de 1 a 64 letras, dígitos, puntos o guiones.');
    }
    const session = this.#byId.get(id) ?? new Session(this.operationIds);
    this.#byId.delete(id);
    this.#byId.set(id, session);
    const [oldest] = this.#byId.keys();
    if (this.#byId.size > MAX_SESSIONS && oldest !== undefined) this.#byId.delete(oldest);
    return session;
  }
}

const PREFIX = /^\/__mock\/sessions\/([\w.-]{1,64})(?=\/)/;

/**
 * Resolves a session in the path: `/__mock/sessions/<id>/api/…` is `/api/…` in that session. A client that can't send the
 * header, such as a BFF, selects its session by its base address.
 */
export function intoSession(pathAndQuery: string, headers: Headers): string {
  const [prefix, id] = PREFIX.exec(pathAndQuery) ?? [];
  if (prefix === undefined || id === undefined) return pathAndQuery;
  if (!headers.has(SESSION_HEADER)) headers.set(SESSION_HEADER, id);
  return pathAndQuery.slice(prefix.length);
}
