import argon2 from '@node-rs/argon2';

/** OWASP's cost for argon2id, which is this library's default: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same password however its letters were typed. */
const normalised = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => argon2.hash(normalised(password), COST);

let unknownUsersHash: Promise<string> | undefined;

/** Takes as long for an unknown user as for a known one, so that the time reveals nothing. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  unknownUsersHash ??= hashPassword('nobody');
  const matches = await argon2.verify(passwordHash ?? (await unknownUsersHash), normalised(password));
  return matches && passwordHash !== null;
}
