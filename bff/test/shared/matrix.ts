import { beforeAll, describe, expect, it } from '@jest/globals';
import { USER_ROLES } from '@simulador/contracts/people/access';
import { committedDocument } from '../../src/bootstrap/document/bff-document.ts';
import { signIn } from '../../src/testing/staff.ts';
import { type Caller, CALLERS, type Verdict, VERDICTS } from './access-table.ts';
import { ACCOUNT, bff, OPS_TOKEN } from './bff.ts';

/** Path that ends the caller's session: each caller has a spare one for it. */
const ENDING = '/api/simulador/sesion/cerrar';
/** Path that everybody may request, but that answers 401 without the session's cookie. */
const RENEWAL = '/api/simulador/sesion/renovar';
const PLACES: Readonly<Record<string, string>> = { id: '1', uuid: '7b7c9f0e-2f0e-4f6b-9f5b-3b1f0a3f7f10' };

interface Operation {
  readonly method: string;
  readonly path: string;
  /** Security requirements in the document. */
  readonly security: readonly object[];
}

const { paths } = JSON.parse(await committedDocument()) as {
  paths: Record<string, Record<string, Pick<Operation, 'security'>>>;
};
const OPERATIONS = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { security }]): Operation => ({
    method: method.toUpperCase(),
    path,
    security,
  })),
);

const expected = ({ method, path }: Operation) => VERDICTS.get(`${method} ${path}`);

let spareCookie: string;
const credentials = new Map<Caller, string>();
const spareCredentials = new Map<Caller, string>();

/** Maximum number of requests from one address, below the public limit of 600 a minute. */
const REQUESTS_PER_ADDRESS = 500;
let requests = 0;

/** Returns an address of the caller, another one after some hundred requests. */
function addressFor(caller: Caller): string {
  requests += 1;
  return `203.0.${113 + Math.floor(requests / REQUESTS_PER_ADDRESS)}.${CALLERS.indexOf(caller)}`;
}

async function statusOf(caller: Caller, method: string, path: string): Promise<number> {
  const spare = path === ENDING ? spareCredentials.get(caller) : undefined;
  const authorization = spare ?? credentials.get(caller);
  const answer = await fetch(bff.url + path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': addressFor(caller),
      ...(authorization ? { Authorization: authorization } : {}),
      ...(path === RENEWAL ? { Cookie: spareCookie } : {}),
    },
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: '{}' }),
  });
  await answer.body?.cancel();
  return answer.status;
}

const addressOf = (path: string): string =>
  path.replace(/\{(\w+)\}/g, (_place, name: string) => PLACES[name] ?? name);

/** Returns the caller's security scheme in the document; undefined without credentials. */
function schemeOf(caller: Caller): string | undefined {
  if (caller === 'anonymous') return undefined;
  return caller === 'service' || caller === 'operator' ? caller : 'bearer';
}

const verdictOf = (status: number): Verdict => (status === 401 || status === 403 ? status : 'ok');

describe('access to operations', () => {
  beforeAll(async () => {
    for (const role of USER_ROLES)
      for (const tokens of [credentials, spareCredentials])
        tokens.set(role, `Bearer ${(await signIn(bff, role, true)).access}`);
    spareCookie = (await signIn(bff, 'executiverole')).cookie;
    const basic = Buffer.from(`${ACCOUNT.SERVICE_USER}:${ACCOUNT.SERVICE_PASSWORD}`).toString('base64');
    credentials.set('service', `Basic ${basic}`).set('operator', `Bearer ${OPS_TOKEN}`);
  });

  it.each(OPERATIONS)('$method $path', async (operation) => {
    const verdicts: Partial<Record<Caller, Verdict>> = {};
    for (const caller of CALLERS)
      verdicts[caller] = verdictOf(await statusOf(caller, operation.method, addressOf(operation.path)));
    expect(verdicts).toEqual(expected(operation));
    // The operators' credential is an unknown token where it is not named, and ignored where everybody gets the same answer.
    const admitted = CALLERS.filter((caller) => verdicts[caller] === 'ok');
    const schemes = new Set(admitted.map(schemeOf));
    if (verdicts.anonymous === 'ok') schemes.delete('operator');
    expect(schemes).toEqual(new Set(operation.security.map((each) => Object.keys(each)[0])));
  });

  it('is stated for every operation of the document, and no other', () => {
    expect([...VERDICTS.keys()].toSorted()).toEqual(
      OPERATIONS.map(({ method, path }) => `${method} ${path}`).toSorted(),
    );
  });

  // All operations share the reading of a path.
  const LIST = '/simulations/api/executive/clients/simulations';
  it.each([
    ['GET', `${LIST}/`, 401],
    ['GET', `/api${LIST}`, 401],
    ['GET', LIST.toUpperCase(), 401],
    ['GET', `${LIST}?x=1`, 401],
    ['GET', `/.${LIST}`, 401],
    ['HEAD', LIST, 401],
    // Not among the paths that also answer below `/api`.
    ['GET', '/api/ops/modes', 404],
    // A HEAD of a GET with side effects is refused before its caller is known.
    ['HEAD', '/api/simulador/datos_personales/1/datos', 405],
  ])('%s %s is closed in this spelling', async (method, spelling, status) => {
    expect(await statusOf('anonymous', method, spelling)).toBe(status);
  });
});
