import { ConfigurationError } from '../config/environment-reader.ts';

const UNREACHABLE = ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH', 'ECONNRESET'];
const DISK_FULL = '53100';
/** Codes of Node for a certificate that is not trusted. */
const UNTRUSTED = /^(CERT_|ERR_TLS_CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_)/;
const REFUSED_LOGIN = ['28P01', '28000', '3D000'];

/** Prints in one sentence why the process can't start, and ends it with code 1. Never repeats values of variables. */
export function reportBootFailure(error: unknown): never {
  process.stderr.write(`${bootFailureSentence(error)}\n`);
  process.exit(1);
}

export function bootFailureSentence(error: unknown): string {
  if (error instanceof ConfigurationError) return error.message;
  const { code, syscall, port } = error as { code?: string; syscall?: string; port?: number };
  if (code === 'EADDRINUSE') return `El puerto ${port} está ocupado: libéralo o elige otro con PORT.`;
  if (code && REFUSED_LOGIN.includes(code)) {
    return 'PostgreSQL rechazó la conexión: revisa en DATABASE_URL el usuario, la clave, la base y, si exige TLS, sslmode.';
  }
  if (code && UNTRUSTED.test(code)) {
    return `No se confía en el certificado de PostgreSQL (${code}): revisa sslrootcert en DATABASE_URL.`;
  }
  if (code === DISK_FULL)
    return 'El disco de la base de datos está lleno: libera espacio y vuelve a iniciar.';
  if (syscall === 'connect' || (code && UNREACHABLE.includes(code))) {
    return 'No se pudo conectar con PostgreSQL: revisa que esté en marcha y que DATABASE_URL sea correcta.';
  }
  return `No se pudo iniciar: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
