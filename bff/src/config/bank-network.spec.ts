import { describe, expect, it } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import { type AppConfig, readConfig } from './environment.ts';
import { configProblems } from '../testing/config-problems.ts';

const read = (more: Record<string, string> = {}): AppConfig =>
  readConfig({ DATABASE_URL: 'postgres://u:p@db/simulador', CORE_URL: 'https://core', ...more });

const problemsOf = (more: Record<string, string>): readonly string[] => configProblems(() => read(more));

describe('the network of a bank', () => {
  it('has a client certificate only if both of its files can be read and belong together', () => {
    expect(read().clientCertificate).toBeNull();
    expect(problemsOf({ CORE_CLIENT_CERT: '/nowhere.pem' })).toEqual([
      'CORE_CLIENT_CERT: debe ser la ruta de un archivo PEM que se pueda leer',
      'CORE_CLIENT_KEY: debe ser la ruta de un archivo PEM que se pueda leer',
    ]);
    const notPem = fileURLToPath(import.meta.url);
    expect(problemsOf({ CORE_CLIENT_CERT: notPem, CORE_CLIENT_KEY: notPem })).toEqual([
      'CORE_CLIENT_KEY: no es la clave PEM, sin contraseña, del certificado de CORE_CLIENT_CERT',
    ]);
  });

  it('has a proxy over http or https', () => {
    expect(problemsOf({ HTTPS_PROXY: 'socks5://proxy:1080' })).toEqual([
      'HTTPS_PROXY: debe ser una dirección http:// o https://',
    ]);
    expect(problemsOf({ HTTPS_PROXY: 'http://proxy:3128' })).toEqual([]);
  });
});

describe('a variable that nothing reads', () => {
  it.each(['CORE_PASWORD', 'JWT_SECRT', 'OIDC_GROUP_CLAIM', 'PARIDAD_ULR'])('%s is named', (name) => {
    const unread = () => read({ [name]: 'x' }).unreadVariables;
    expect(unread()).toEqual([name]);
  });

  it.each([
    ['another program’s', 'NODE_OPTIONS'],
    ['another program’s', 'PATH'],
    ['Kubernetes’', 'CORE_SERVICE_HOST'],
    ['Kubernetes’', 'CORE_PORT_443_TCP_ADDR'],
    ['read', 'CORE_TIMEOUT_MS'],
  ])('is not %s: %s', (_whose, name) => {
    expect(read({ [name]: '900' }).unreadVariables).toEqual([]);
  });
});
