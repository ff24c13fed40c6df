import argon2 from '@node-rs/argon2';
import { USER_ROLES, type UserRole } from '@simulador/contracts/people/access';
import type { Response } from 'supertest';
import type { TestBff } from './test-bff.ts';

export const PASSWORD = 'Cordillera-ñ-42';
/** A check costs what its hash says: the least, because each spec signs in several users. */
const LEAST_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Returns the e-mail of an invented member of staff, derived from the role. */
export const emailOf = (role: UserRole): string => `${role}@lindero.example`;

export async function createUser(bff: Pick<TestBff, 'query'>, role: UserRole): Promise<number> {
  const [row] = await bff.query(
    'INSERT INTO users (email, full_name, bank_role, password_hash) VALUES ($1, $2, $3, $4) RETURNING id',
    [emailOf(role), 'Paula Soto', role, await argon2.hash(PASSWORD, LEAST_COST)],
  );
  return (row as { id: number }).id;
}

/** Header of the browser client's sign-in, whose token is bound to a cookie. */
export const BROWSER = { 'X-Token-Use': 'browser' };

export interface SignedIn {
  readonly access: string;
  /** `name=value` of the cookie to which the token is bound; '' for a script. */
  readonly cookie: string;
  readonly headers: Readonly<Record<string, string>>;
}

export async function signIn(bff: Pick<TestBff, 'http'>, role: UserRole, script = false): Promise<SignedIn> {
  const answer = await bff.http
    .post('/api/token')
    .set(script ? {} : BROWSER)
    .send({ email: emailOf(role), password: PASSWORD });
  const access = String(answer.body.access);
  return sessionOf(access, userCookieOf(answer));
}

const sessionOf = (access: string, cookie: string): SignedIn => ({
  access,
  cookie,
  headers: { Authorization: `Bearer ${access}`, ...(cookie ? { Cookie: cookie } : {}) },
});

/** Returns `name=value` of the sign-in cookie that an answer sets; '' without one. */
function userCookieOf({ headers }: Response): string {
  const issued = (headers['set-cookie'] as unknown as string[] | undefined) ?? [];
  return issued.find((line) => line.startsWith('simulador_acceso='))?.split(';')[0] ?? '';
}

/** Renews a browser's session. */
export async function renewSession(bff: Pick<TestBff, 'http'>, cookie: string): Promise<SignedIn> {
  const answer = await bff.http.post('/api/simulador/sesion/renovar').set('Cookie', cookie);
  if (answer.status !== 200) throw new Error(`The renewal was answered ${answer.status}.`);
  return sessionOf(String(answer.body.access), userCookieOf(answer));
}

/** A signed-in user. */
export interface Member {
  readonly id: number;
  readonly uuid: string;
  readonly headers: Readonly<Record<string, string>>;
}

export async function signInEverybody(bff: TestBff): Promise<Readonly<Record<UserRole, Member>>> {
  for (const role of USER_ROLES) await createUser(bff, role);
  const members = await Promise.all(
    USER_ROLES.map(async (role) => {
      const [row] = await bff.query('SELECT id, uuid FROM users WHERE email = $1', [emailOf(role)]);
      const { headers } = await signIn(bff, role, true);
      return [role, { ...(row as { id: number; uuid: string }), headers }] as const;
    }),
  );
  return Object.fromEntries(members) as Record<UserRole, Member>;
}
