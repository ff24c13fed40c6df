/** Sessions for component tests. */
import type { Role } from '@simulador/contracts/people/access';
import { userOf } from '#shared/session/session.ts';
import { refusal, type Answers } from './simulator/fake-bff.ts';

export const TOKEN_PATH = '/api/token';
export const INFO_PATH = '/authentication/api/user/info';
export const RENEW_PATH = '/api/simulador/sesion/renovar';
export const CLOSE_PATH = '/api/simulador/sesion/cerrar';

const base64url = (claims: object): string =>
  btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

export interface TokenFacts {
  readonly sid?: string;
  /** Minutes since it was issued, by this machine's clock. */
  readonly ageMinutes?: number;
  /** Minutes left of the session. */
  readonly minutesLeft?: number;
}

/** Returns an unsigned token that is valid for 15 minutes. */
export function tokenOf({ sid = 'one', ageMinutes = 0, minutesLeft = 480 }: TokenFacts = {}): string {
  const iat = Math.floor(Date.now() / 1000) - ageMinutes * 60;
  return `x.${base64url({ sid, iat, exp: iat + 15 * 60, until: iat + (ageMinutes + minutesLeft) * 60 })}.${sid}-${iat}`;
}

export const infoOf = (role: Role, id = 7) => ({
  id,
  has_workflow: true,
  has_mail: true,
  head_branch: null as number | null,
  email: 'Valentina.Soto@Lindero.example',
  full_name: 'Valentina Soto Pérez',
  bank_role: role,
});

/** Returns the user of that role, as the session keeps them. */
export const userAs = (role: Role) => userOf(infoOf(role) as Parameters<typeof userOf>[0]);

export const UNAUTHORISED = (): Response => refusal(401, { detail: 'No ha iniciado sesión.' });
const CLOSED = (): Response => new Response(null, { status: 204 });

/** Returns the BFF's answers while a user of that role is signed in. */
export const signedInAs = (role: Role, id = 7): Answers => ({
  [TOKEN_PATH]: () => ({ access: tokenOf() }),
  [INFO_PATH]: () => infoOf(role, id),
  [RENEW_PATH]: () => ({ access: tokenOf() }),
  [CLOSE_PATH]: CLOSED,
});

/** The BFF's answers after it has ended the session. */
export const ENDED: Answers = {
  [INFO_PATH]: UNAUTHORISED,
  [RENEW_PATH]: UNAUTHORISED,
  [CLOSE_PATH]: CLOSED,
};
