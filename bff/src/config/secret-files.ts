import { readFileSync } from 'node:fs';
import { CAPABILITIES } from './capability.ts';
import { ConfigurationError, type Environment } from './environment-reader.ts';

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

/**
 * Returns the environment with the secrets that are stored in files: `JWT_SECRET_FILE=/run/secrets/jwt` becomes `JWT_SECRET`, without the
 * white space around it. An empty `…_FILE` counts as absent.
 * @throws ConfigurationError naming each file's variable that can't be read, is empty, or stands beside the secret itself
 */
export function readSecretFiles(env: Environment): Environment {
  const fileKeys = SECRETS.map((name) => `${name}_FILE`);
  const found = Object.fromEntries(Object.entries(env).filter(([key]) => !fileKeys.includes(key)));
  const problems: string[] = [];
  for (const name of SECRETS) {
    const key = `${name}_FILE`;
    const path = env[key]?.trim();
    if (!path) continue;
    try {
      if (env[name]?.trim()) throw new Error(`y ${name} se excluyen`);
      found[name] = readFileSync(path, 'utf8').trim();
      if (found[name] === '') throw new Error('el archivo está vacío');
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      problems.push(`${key}: ${code ? `no se pudo leer el archivo (${code})` : message}`);
    }
  }
  if (problems.length > 0) throw new ConfigurationError(problems);
  return found;
}
