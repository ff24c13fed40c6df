import { request } from 'node:http';

type Headers = Readonly<Record<string, string>>;

export const DIVIDENDO_PATH = '/api/external/calc_dividendo/';
export const PARIDAD_PATH = '/api/external/paridad/';

/** Documented example of calc_dividendo: SegInc is 0.208. */
export const DIVIDENDO_BODY = {
  Rut: '12345678-5',
  destino: 1,
  montoAsegurado: 2000,
  montocredito: 2000,
  plazototal: 25,
  tasasimulacion: 4.5,
  valorpropiedad: 2500,
};

/** Client of a mock server. */
export class MockClient {
  constructor(private readonly url: string) {}

  get(path: string, headers: Headers = {}): Promise<Response> {
    return fetch(this.url + path, { headers });
  }

  paridad(headers: Headers = {}): Promise<Response> {
    return this.get(PARIDAD_PATH, headers);
  }

  post(path: string, body: unknown, headers: Headers = {}): Promise<Response> {
    return fetch(this.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }

  /** Returns the first row of calc_dividendo. */
  async dividendoRow(headers: Headers = {}): Promise<Record<string, unknown>> {
    const response = await this.post(DIVIDENDO_PATH, DIVIDENDO_BODY, headers);
    const { salida } = (await response.json()) as { salida: Record<string, unknown>[] };
    return salida[0] ?? {};
  }

  control(method: string, path: string, body?: unknown): Promise<Response> {
    return fetch(this.url + path, { method, body: body === undefined ? null : JSON.stringify(body) });
  }

  async play(scenarios: object): Promise<void> {
    const response = await this.control('PUT', '/__mock/scenario', scenarios);
    if (!response.ok) throw new Error(await response.text());
  }

  /** Sends a request on a socket and returns what arrived within `timeoutMs`: status, bytes, and how the connection ended. */
  arrival(path: string, headers: Headers, timeoutMs: number): Promise<Arrival> {
    return new Promise((resolve) => {
      const arrival = { status: 0, text: '', end: 'silence' };
      const call = request(this.url + path, { headers, agent: false }, (response) => {
        arrival.status = response.statusCode ?? 0;
        response.on('data', (chunk: Buffer) => {
          arrival.text += chunk.toString();
        });
        response.on('end', () => finish('complete'));
        response.on('error', (error: NodeJS.ErrnoException) => finish(error.code ?? 'unknown'));
      });
      const finish = (end: string): void => {
        clearTimeout(timer);
        resolve({ ...arrival, end });
        call.destroy();
      };
      const timer = setTimeout(() => finish('silence'), timeoutMs);
      call.on('error', (error: NodeJS.ErrnoException) => finish(error.code ?? 'unknown'));
      call.end();
    });
  }
}

export interface Arrival {
  readonly status: number;
  readonly text: string;
  readonly end: string;
}
