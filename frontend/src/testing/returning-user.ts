/** A user who opens the client with a stored session, for component tests. */
import { followSignIn, storeToken } from '#shared/session/session-changes.ts';
import { signedInAs, tokenOf } from './session.ts';
import { fakeBff, INICIO, INICIO_PATH, type FakeBff } from './simulator/fake-bff.ts';

export type StaffRole = Parameters<typeof signedInAs>[0];
export const NO_PERMISSION = 'Usted no tiene los permisos para acceder a esta página';
export const SESSION_ENDED = 'Su sesión terminó';

/** Loads the page with a stored token of that role. */
export function comeBackAs(role: StaffRole): FakeBff {
  storeToken(tokenOf());
  followSignIn();
  return fakeBff({ ...signedInAs(role), [INICIO_PATH]: () => INICIO });
}
