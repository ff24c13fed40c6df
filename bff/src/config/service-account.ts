import type { EnvironmentReader } from './environment-reader.ts';
import { varietyBits } from './secret-variety.ts';

/** Basic credentials of one of the bank's scripts. */
export interface ServiceAccount {
  readonly user: string;
  readonly password: string;
}

const PASSWORD_LENGTH = 16;
const PASSWORD_BITS = 48;

/** Reads `SERVICE_USER` and `SERVICE_PASSWORD`, which need each other. */
export function readServiceAccount(reader: EnvironmentReader, production: boolean): ServiceAccount | null {
  const [user, password] = [reader.text('SERVICE_USER'), reader.text('SERVICE_PASSWORD')];
  if (user === undefined && password === undefined) return null;
  if (user === undefined || password === undefined) {
    reader.wrong(
      user === undefined ? 'SERVICE_USER' : 'SERVICE_PASSWORD',
      'SERVICE_USER y SERVICE_PASSWORD van juntas',
    );
    return null;
  }
  if (user.includes(':')) reader.wrong('SERVICE_USER', 'no puede contener dos puntos');
  if (password.length < PASSWORD_LENGTH || (production && varietyBits(password) < PASSWORD_BITS))
    reader.wrong(
      'SERVICE_PASSWORD',
      `debe tener ${PASSWORD_LENGTH} caracteres o más, en producción variados`,
    );
  return { user, password };
}
