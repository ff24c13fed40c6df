import { beforeAll, describe, expect, it } from '@jest/globals';
import { BFF_OPERATION_LIST } from '@simulador/contracts/api/find-operation';
import type { Access, Method } from '@simulador/contracts/api/operation';
import { type Role, ROLES } from '@simulador/contracts/people/access';
import { committedDocument } from '../../src/bootstrap/document/bff-document.ts';
import { createUser, signIn } from '../../src/testing/staff.ts';
import { ACCOUNT, bff, OPS_TOKEN } from './bff.ts';

/** Path that ends the caller's session: each caller has a spare one for it. */
const ENDING = '/api/simulador/sesion/cerrar';
/** Path that everybody may request, but that answers 401 without the session's cookie. */
const RENEWAL = '/api/simulador/sesion/renovar';
const PLACES: Readonly<Record<string, string>> = { id: '1', uuid: '7b7c9f0e-2f0e-4f6b-9f5b-3b1f0a3f7f10' };

const CALLERS = [...ROLES, 'service', 'operator'] as const;
type Caller = (typeof CALLERS)[number];
type Verdict = 'allowed' | 401 | 403;

interface Operation {
  readonly method: Method;
  readonly path: string;
  /** Security requirements in the document. */
  readonly security: readonly object[];
}

const { paths } = JSON.parse(await committedDocument()) as {
  paths: Record<string, Record<string, Pick<Operation, 'security'>>>;
};
const OPERATIONS = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { security }]): Operation => ({
    method: method.toUpperCase() as 'GET',
    path,
    security,
  })),
);

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

/** Returns true if every caller gets the same answer, so that a caller with an unknown bearer token counts as a visitor. */
const isTokenIgnored = (rule: Access | undefined): boolean =>
  rule !== undefined && rule.roles.includes('anonymous') && !rule.byCaller;

/** Returns the expected verdict of the access table. */
function expected(caller: Caller, { method, path }: Operation): Verdict {
  const rule = BFF_OPERATION_LIST.find((each) => each.method === method && each.path === path);
  if (caller === 'operator') return rule?.operators || isTokenIgnored(rule) ? 'allowed' : 401;
  if (rule?.operators) return caller === 'adminrole' ? 'allowed' : 401;
  if (caller === 'service') return rule?.service ? 'allowed' : 403;
  if (rule?.roles.includes(caller satisfies Role)) return 'allowed';
  return caller === 'anonymous' ? 401 : 403;
}

/** Returns the caller's security scheme in the document; undefined without credentials. */
function schemeOf(caller: Caller): string | undefined {
  if (caller === 'anonymous') return undefined;
  return caller === 'service' || caller === 'operator' ? caller : 'bearer';
}

const verdictOf = (status: number): Verdict => (status === 401 || status === 403 ? status : 'allowed');

describe('access to operations', () => {
  beforeAll(async () => {
    for (const role of ROLES) {
      if (role === 'anonymous') continue;
      await createUser(bff, role);
      for (const tokens of [credentials, spareCredentials])
        tokens.set(role, `Bearer ${(await signIn(bff, role, true)).access}`);
    }
    spareCookie = (await signIn(bff, 'executiverole')).cookie;
    const basic = Buffer.from(`${ACCOUNT.SERVICE_USER}:${ACCOUNT.SERVICE_PASSWORD}`).toString('base64');
    credentials.set('service', `Basic ${basic}`).set('operator', `Bearer ${OPS_TOKEN}`);
  });

  it.each(OPERATIONS)('$method $path', async (operation) => {
    const verdicts: Partial<Record<Caller, Verdict>> = {};
    for (const caller of CALLERS)
      verdicts[caller] = verdictOf(await statusOf(caller, operation.method, addressOf(operation.path)));
    expect(verdicts).toEqual(
      Object.fromEntries(CALLERS.map((caller) => [caller, expected(caller, operation)])),
    );
    const rule = BFF_OPERATION_LIST.find(
      ({ method, path }) => method === operation.method && path === operation.path,
    );
    const allowed = CALLERS.filter(
      (caller) => verdicts[caller] === 'allowed' && (caller !== 'operator' || rule?.operators),
    );
    expect(new Set(allowed.map(schemeOf))).toEqual(
      new Set(operation.security.map((each) => Object.keys(each)[0])),
    );
  });

  const closed = OPERATIONS.filter((operation) => expected('anonymous', operation) === 401);
  it.each(closed)('$method $path is closed in any spelling', async ({ method, path }) => {
    const address = addressOf(path);
    const spellings = [
      `${address}/`,
      `/api${address}`,
      address.toUpperCase(),
      `${address}?x=1`,
      `/.${address}`,
    ];
    for (const spelling of spellings)
      expect([spelling, await statusOf('anonymous', method, spelling)]).toEqual([
        spelling,
        // `/ops` is not among the paths that also answer below `/api`.
        spelling.startsWith('/api/ops') ? 404 : 401,
      ]);
    if (method === 'GET') expect(await statusOf('anonymous', 'HEAD', address)).toBe(401);
  });

  it('covers every kind of caller, each with an allowed and a refused operation', () => {
    for (const caller of CALLERS) {
      const verdicts = OPERATIONS.map((operation) => expected(caller, operation));
      expect(new Set(verdicts.map((verdict) => verdict === 'allowed')).size).toBe(2);
    }
  });
});
