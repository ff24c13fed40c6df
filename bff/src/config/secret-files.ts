import { readFileSync } from 'node:fs';
import { CAPABILITIES } from './capability.ts';
import {
  type Account,
  ConfigurationError,
  type Environment,
  type EnvironmentReader,
} from './environment-reader.ts';

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

/** Four characters or more that come again. Fewer do so in random texts too. */
const REPEATED = /(.{4,})(?=.*\1)/g;

/**
 * Estimates the bits of a secret's characters. A repetition, as in `cambiar-cambiar-`, adds none, and neither does the rest of a sequence, as
 * in `123456` or `aaaa`.
 */
export function varietyBits(secret: string): number {
  const codes = [...secret.replace(REPEATED, '')].map((sign) => sign.charCodeAt(0));
  const steps = codes.map((code, at) => code - (codes[at - 1] ?? NaN));
  const varied = steps.filter(
    (step, at) => Math.abs(step) > 1 || step !== steps[at - 1] || step !== steps[at - 2],
  );
  return varied.length * Math.log2(/^\d+$/.test(secret) ? 10 : 32);
}

const PASSWORD_LENGTH = 16;
const PASSWORD_BITS = 48;

/** Reads the account of one of the bank's scripts. */
export function readServiceAccount(reader: EnvironmentReader, production: boolean): Account | null {
  const account = reader.account('SERVICE');
  if (account === null) return null;
  const { user, password } = account;
  if (user.includes(':')) reader.wrong('SERVICE_USER', 'no puede contener dos puntos');
  if (password.length < PASSWORD_LENGTH || (production && varietyBits(password) < PASSWORD_BITS))
    reader.wrong(
      'SERVICE_PASSWORD',
      `debe tener ${PASSWORD_LENGTH} caracteres o más, en producción variados`,
    );
  return account;
}
