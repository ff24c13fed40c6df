import { hash, verify } from '@node-rs/argon2';

/** OWASP's cost for argon2id, which is this library's default: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same password however its letters were typed. */
const normalised = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => hash(normalised(password), COST);

let nobodys: Promise<string> | undefined;

/** Takes as long for nobody as for somebody: how long it takes tells nothing. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  nobodys ??= hashPassword('nobody');
  const matches = await verify(passwordHash ?? (await nobodys), normalised(password));
  return matches && passwordHash !== null;
}
