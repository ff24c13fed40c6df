import { readFileSync } from 'node:fs';
import { CAPABILITIES } from './capability.ts';
import { ConfigurationError, type Environment, type EnvironmentReader } from './environment-reader.ts';

/** Variables whose value is secret, or contains one. */
const SECRETS = [
  'DATABASE_URL',
  'DATABASE_MIGRATION_URL',
  'JWT_SECRET',
  'OPS_TOKEN',
  'CORE_PASSWORD',
  'CMF_API_KEY',
  'SERVICE_PASSWORD',
  'SMTP_URL',
  'OIDC_CLIENT_SECRET',
  'HTTPS_PROXY',
  ...CAPABILITIES.map(({ name }) => `${name.toUpperCase()}_PASSWORD`),
];

/** Characters that no secret has: of several lines, or of bytes that are no UTF-8. */
const NO_TEXT = /[\p{Cc}\uFFFD]/u;

/**
 * Returns the environment with the secrets that are stored in files: `JWT_SECRET_FILE=/run/secrets/jwt` becomes `JWT_SECRET`, without the
 * white space around it. An empty `…_FILE` counts as absent.
 * @throws ConfigurationError naming each file's variable that can't be read, is empty, or stands beside the secret itself, and each secret
 * that is not a line of text
 */
export function readSecretFiles(env: Environment): Environment {
  const fileKeys = SECRETS.map((name) => `${name}_FILE`);
  const found = Object.fromEntries(Object.entries(env).filter(([key]) => !fileKeys.includes(key)));
  const problems: string[] = [];
  for (const name of SECRETS) {
    const path = env[`${name}_FILE`]?.trim();
    const key = path ? `${name}_FILE` : name;
    try {
      if (path && env[name]?.trim()) throw new Error(`y ${name} se excluyen`);
      if (path) found[name] = readFileSync(path, 'utf8').trim();
      if (path && found[name] === '') throw new Error('el archivo está vacío');
      if (NO_TEXT.test(found[name]?.trim() ?? '')) throw new Error('debe ser una línea de texto en UTF-8');
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      problems.push(`${key}: ${code ? `no se pudo leer el archivo (${code})` : message}`);
    }
  }
  if (problems.length > 0) throw new ConfigurationError(problems);
  return found;
}

/** Sets of characters from which secrets are generated, smallest first, with their size. */
const ALPHABETS: readonly (readonly [pattern: RegExp, size: number])[] = [
  [/^\d+$/, 10],
  [/^[\da-f]+$/i, 16],
  [/^(?:[a-z]+|[A-Z]+)$/, 26],
  [/^(?:[\da-z]+|[\dA-Z]+)$/, 36],
];
/** Size of base64's set: letters in both cases, digits and two signs. */
const BASE64 = 64;
/** Shortest repetition or sequence. Shorter ones occur in random texts too. */
const SHORTEST = 4;

/**
 * Returns an upper bound of the bits that a secret's characters can have. A repetition of what stands before it, as in
 * `cambiar-cambiar-`, adds none, and neither does the rest of a sequence, as in `123456` or `aaaa`.
 */
export function varietyBits(secret: string): number {
  const [, size] = ALPHABETS.find(([pattern]) => pattern.test(secret)) ?? ['', BASE64];
  let varied = 0;
  for (let at = 0; at < secret.length;) {
    const repeated = repeatedAt(secret, at);
    if (repeated === 0 && !isInSequence(secret, at)) varied += 1;
    at += Math.max(1, repeated);
  }
  return varied * Math.log2(size);
}

/** Returns the length of the longest text at a position that begins before it too; 0 if it is too short to be a repetition. */
function repeatedAt(secret: string, at: number): number {
  let length = 0;
  while (at + length < secret.length) {
    if (!secret.slice(0, at + length).includes(secret.slice(at, at + length + 1))) break;
    length += 1;
  }
  return length >= SHORTEST ? length : 0;
}

/** Returns true for a character that continues the three before it: the same again, or the next or previous code each time. */
function isInSequence(secret: string, at: number): boolean {
  if (at < SHORTEST - 1) return false;
  const codes = [...secret.slice(at - SHORTEST + 1, at + 1)].map((sign) => sign.charCodeAt(0));
  const steps = new Set(codes.slice(1).map((code, n) => code - (codes[n] ?? code)));
  const [step = 0] = steps;
  return steps.size === 1 && Math.abs(step) <= 1;
}

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
