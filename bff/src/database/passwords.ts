import argon2 from '@node-rs/argon2';

/** OWASP's cost for argon2id, which is this library's default: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Returns the password in one Unicode form, because keyboards compose accented letters differently. */
const normalised = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => argon2.hash(normalised(password), COST);

let unknownUsersHash: Promise<string> | undefined;

/** Compares a password with a hash. An unknown user (null) takes as long as a known one, so that the time reveals nothing. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  unknownUsersHash ??= hashPassword('nobody');
  const matches = await argon2.verify(passwordHash ?? (await unknownUsersHash), normalised(password));
  return matches && passwordHash !== null;
}
