import type { Response } from 'supertest';
import type { TestBff } from './test-bff.ts';

export const INFO = '/authentication/api/user/info';
export const RENEW = '/api/simulador/sesion/renovar';
export const CLOSE = '/api/simulador/sesion/cerrar';

type Headers = Readonly<Record<string, string>>;

/** Requests with a session's token and cookie to a BFF that starts later. */
export class SessionRequests {
  constructor(private readonly bff: () => TestBff) {}

  readonly post = async (path: string, headers: Headers, body: object = {}): Promise<Response> =>
    this.bff().http.post(path).set(headers).send(body);

  readonly statusOf = async (headers: Headers): Promise<number> =>
    (await this.bff().http.get(INFO).set(headers)).status;

  readonly renew = (cookie: string): Promise<Response> => this.post(RENEW, { Cookie: cookie });
}
