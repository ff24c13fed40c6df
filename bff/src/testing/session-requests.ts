import { beforeAll, beforeEach } from '@jest/globals';
import type { Response } from 'supertest';
import { bffForSpec } from './for-spec.ts';
import { createUser } from './staff.ts';
import type { TestBff } from './test-bff.ts';

export const INFO = '/authentication/api/user/info';
export const RENEW = '/api/simulador/sesion/renovar';
export const CLOSE = '/api/simulador/sesion/cerrar';

type Headers = Readonly<Record<string, string>>;

/** Requests with a session's token and cookie to a BFF of the spec, which has an executive; each test finds them enabled. */
export class SessionRequests {
  private constructor(readonly bff: TestBff) {}

  static forSpec(): SessionRequests {
    const bff = bffForSpec();
    beforeAll(() => createUser(bff, 'executiverole'));
    beforeEach(async () => {
      await bff.query("UPDATE users SET disabled = false, bank_role = 'executiverole'");
    });
    return new SessionRequests(bff);
  }

  readonly post = async (path: string, headers: Headers, body: object = {}): Promise<Response> =>
    this.bff.http.post(path).set(headers).send(body);

  readonly statusOf = async (headers: Headers): Promise<number> =>
    (await this.bff.http.get(INFO).set(headers)).status;

  readonly renew = (cookie: string): Promise<Response> => this.post(RENEW, { Cookie: cookie });
}
