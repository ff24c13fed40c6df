/** HARs in the form in which tools write them. */

export interface EntryParts {
  readonly method?: string;
  readonly path: string;
  readonly origin?: string;
  readonly sent?: unknown;
  readonly status?: number;
  readonly answered?: unknown;
  /** Overrides parts of the entry. */
  readonly entry?: object;
  readonly request?: object;
  readonly response?: object;
}

const JSON_TYPE = 'application/json; charset=utf-8';
const ORIGIN = 'http://localhost:3000';

/** Makes an entry as Chromium's developer tools write it for a request by a script. */
export function chromiumEntry(parts: EntryParts, index = 0): object {
  const { path, origin = ORIGIN, sent, answered, status = 200 } = parts;
  const text = answered === undefined ? undefined : JSON.stringify(answered);
  return {
    _connectionId: '72',
    _initiator: { type: 'script' },
    _priority: 'High',
    _resourceType: 'fetch',
    cache: {},
    connection: '3000',
    pageref: 'page_1',
    request: {
      method: parts.method ?? (sent === undefined ? 'GET' : 'POST'),
      url: origin + path,
      httpVersion: 'HTTP/1.1',
      headers: [
        { name: 'Accept', value: 'application/json' },
        ...(sent === undefined ? [] : [{ name: 'Content-Type', value: 'application/json' }]),
        { name: 'sec-ch-ua-platform', value: '"Linux"' },
      ],
      queryString: [],
      cookies: [],
      headersSize: 800,
      bodySize: sent === undefined ? 0 : JSON.stringify(sent).length,
      ...(sent === undefined
        ? {}
        : { postData: { mimeType: 'application/json', text: JSON.stringify(sent) } }),
      ...parts.request,
    },
    response: {
      status,
      statusText: 'OK',
      httpVersion: 'HTTP/1.1',
      headers: [
        { name: 'content-encoding', value: 'gzip' },
        { name: 'content-type', value: JSON_TYPE },
      ],
      cookies: [],
      content: { size: text?.length ?? 0, mimeType: 'application/json', compression: 0, text },
      redirectURL: '',
      headersSize: 900,
      bodySize: -1,
      _transferSize: 1200,
      _error: null,
      ...parts.response,
    },
    serverIPAddress: '127.0.0.1',
    startedDateTime: new Date(Date.UTC(2026, 10, 20, 15, 0, index)).toISOString(),
    time: 12.3,
    timings: {
      blocked: 1,
      dns: -1,
      ssl: -1,
      connect: -1,
      send: 0.1,
      wait: 10,
      receive: 1,
      _blocked_queueing: 0.5,
    },
    ...parts.entry,
  };
}

export function chromiumHar(entries: readonly EntryParts[]): string {
  return JSON.stringify({
    log: {
      version: '1.2',
      creator: { name: 'WebInspector', version: '537.36' },
      pages: [
        {
          startedDateTime: '2026-11-20T15:00:00Z',
          id: 'page_1',
          title: `${ORIGIN}/simulador`,
          pageTimings: {},
        },
      ],
      entries: entries.map(chromiumEntry),
    },
  });
}

/** Makes one of our recordings. */
export function ownHar(
  entries: readonly (EntryParts & { readonly border?: string })[],
  context: object = {},
): string {
  return JSON.stringify({
    log: {
      version: '1.2',
      creator: { name: 'simulador-hipotecario', version: '1' },
      entries: entries.map((parts, index) => {
        const { border = 'client-bff' } = parts;
        const origin = border === 'client-bff' ? 'http://bff.invalid' : 'http://core.invalid';
        return { ...chromiumEntry({ origin, ...parts }, index), _resourceType: undefined, _border: border };
      }),
      _context: { clock: new Date().toISOString(), uf: null, ...context },
    },
  });
}

/** Exchanges of a healthy target: the UF, and a calculation. */
export const PARIDAD = { path: '/api/external/paridad/', answered: 40880.36 };
export const SENT = { montocredito: 2000, plazototal: 25 };
export const ANSWERED = { salida: [{ DivTotal: 11.4796, FecVencimiento: '2027-01-10', Cuotas: 300 }] };
export const CALCULATION = { path: '/api/external/calc_dividendo/', sent: SENT, answered: ANSWERED };
