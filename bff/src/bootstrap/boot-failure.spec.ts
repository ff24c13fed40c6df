import { describe, expect, it } from '@jest/globals';
import { ConfigurationError } from '../config/environment-reader.ts';
import { bootFailureSentence } from './boot-failure.ts';

describe('why the process cannot start', () => {
  it.each([
    [new ConfigurationError(['PORT: debe ser un entero']), /^Configuración inválida:\n {2}- PORT: debe/],
    [Object.assign(new Error(), { code: 'EADDRINUSE', port: 3000 }), /^El puerto 3000 está ocupado.*PORT\.$/],
    [
      Object.assign(new Error(), { code: 'ECONNREFUSED' }),
      /^No se pudo conectar con PostgreSQL.*DATABASE_URL/,
    ],
    [Object.assign(new Error(), { code: '53100' }), /^El disco de la base de datos está lleno/],
    [Object.assign(new Error(), { code: '28P01' }), /^PostgreSQL rechazó la conexión.*la clave.*sslmode/],
    [
      Object.assign(new Error(), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }),
      /^No se confía en el certificado de PostgreSQL \(DEPTH_ZERO_SELF_SIGNED_CERT\).*sslrootcert/,
    ],
    [new Error('otra cosa'), /^No se pudo iniciar: Error: otra cosa/],
  ])('is one sentence (%#)', (error, expected) => {
    expect(bootFailureSentence(error)).toMatch(expected);
  });

  it('repeats no password', () => {
    const error = Object.assign(new Error('postgres://u:secreto@db'), { code: 'ENOTFOUND' });
    expect(bootFailureSentence(error)).not.toContain('secreto');
  });
});
