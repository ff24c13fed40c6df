/** Reasons why there is no connection: the system's, of TLS and of a proxy. */

const TLS_FAILED =
  'falló TLS: el certificado venció, no es de ese nombre o no es de confianza (una autoridad propia va en NODE_EXTRA_CA_CERTS), o ahí no se habla https';
const NO_CERTIFICATE =
  'el destino pide un certificado de cliente y no recibe uno que acepte (CORE_CLIENT_CERT y CORE_CLIENT_KEY)';

/** Reasons by the code of an error, the first that matches. */
const REASONS: readonly (readonly [code: RegExp, reason: string])[] = [
  [/^ECONNREFUSED$/, 'nadie escucha en esa dirección'],
  [/^ENOTFOUND$/, 'el DNS no conoce ese nombre'],
  [/^EAI_AGAIN$/, 'el DNS no responde'],
  [/^EHOSTUNREACH$/, 'no hay ruta hasta ese equipo'],
  [/^ENETUNREACH$/, 'no hay ruta hasta esa red'],
  [/^PROXY_407$/, 'el proxy de HTTPS_PROXY rechaza nuestras credenciales'],
  [/^PROXY_\d/, 'el proxy de HTTPS_PROXY no deja llegar a esa dirección'],
  [/^PROXY_/, 'el proxy de HTTPS_PROXY no responde'],
  [/ALERT.*(CERTIFICATE|HANDSHAKE|UNKNOWN_CA)/, NO_CERTIFICATE],
  [/CERT|SSL|TLS|SIGNATURE|^EPROTO$/, TLS_FAILED],
];

/** Returns the code of an error of `fetch`; undefined if it has none. */
export function codeOfFailure(error: unknown): string | undefined {
  const { cause, code } = (error ?? {}) as { cause?: { code?: unknown }; code?: unknown };
  const found = cause?.code ?? code;
  return typeof found === 'string' ? found : undefined;
}

/** Returns why no request can succeed, with the code; undefined for a failure of one request, such as a broken connection. */
export function unreachableReason(code: string | undefined): string | undefined {
  const [, reason] = REASONS.find(([codes]) => code !== undefined && codes.test(code)) ?? [];
  return reason === undefined ? undefined : `${reason} (${code})`;
}
