import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import type { EnvironmentReader } from './environment-reader.ts';

/** Certificate and key of this client, as PEM text. */
export interface ClientCertificate {
  readonly cert: string;
  readonly key: string;
}

/** Reads the files of `CORE_CLIENT_CERT` and `CORE_CLIENT_KEY`, which need each other. */
export function readClientCertificate(reader: EnvironmentReader): ClientCertificate | null {
  const paths = { cert: reader.text('CORE_CLIENT_CERT'), key: reader.text('CORE_CLIENT_KEY') };
  if (paths.cert === undefined && paths.key === undefined) return null;
  const variables = { cert: 'CORE_CLIENT_CERT', key: 'CORE_CLIENT_KEY' };
  const read = (part: 'cert' | 'key'): string => {
    try {
      return readFileSync(paths[part] ?? '', 'utf8');
    } catch {
      reader.wrong(variables[part], 'debe ser la ruta de un archivo PEM que se pueda leer');
      return '';
    }
  };
  const pair = { cert: read('cert'), key: read('key') };
  try {
    if (pair.cert && pair.key) createSecureContext(pair);
  } catch {
    reader.wrong(
      'CORE_CLIENT_KEY',
      'no es la clave PEM, sin contraseña, del certificado de CORE_CLIENT_CERT',
    );
  }
  return pair;
}

/** Checks `HTTPS_PROXY`, which `proxy-from-env` reads together with `NO_PROXY`. */
export function checkProxy(reader: EnvironmentReader): void {
  reader.url('HTTPS_PROXY', ['http:', 'https:']);
  reader.text('NO_PROXY');
}
