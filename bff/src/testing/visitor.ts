import type supertest from 'supertest';
import { EXAMPLE_REQUEST } from './example.ts';

type Http = ReturnType<typeof supertest>;

/** An invented person, for "authenticate user". */
export const PERSON = {
  email: 'camila.rojas@correo.example',
  first_name: 'Camila',
  last_name: 'Rojas Fuentes',
  identification: '12345678-5',
  phone_number: '+56912345678',
  age: 40,
} as const;

/** Fields of a save request in addition to client and calculation. */
export const PROJECT = {
  worker_type: 0,
  net_income: 2_100_000,
  age: 40,
  product: 8,
  property: {
    type: 2,
    state: 1,
    region_id: '13',
    comuna_id: '13120',
    location: 'Avenida Irarrázaval 2401',
    value_uf: 2500,
    value_currency: 'UF',
  },
  amounts: { credit_uf: 2000, savings_uf: 500, subsidy_uf: 0, subsidy_type: 0 },
  branch: null,
  broker: null,
  project: null,
  consent: { version: '2026-11', accepted_at: '2026-11-20T14:00:00.000Z' },
  phone_number: '+56912345678',
} as const;

/** Returns a body with some fields of one of its parts changed. */
export const changed = (
  body: Record<string, unknown>,
  part: string,
  change: object,
): Record<string, unknown> => ({ ...body, [part]: { ...(body[part] as object), ...change } });

/** Returns the names of the fields that an answer refuses. */
export const fieldsOf = (body: { fields?: { name: string }[] }): string[] =>
  (body.fields ?? []).map(({ name }) => name);

let arrived = 0;
/** Returns an address that no visitor before had. */
function nextAddress(): string {
  arrived += 1;
  return `198.18.${Math.floor(arrived / 256)}.${arrived % 256}`;
}

/** A visitor, whose requests carry one session's cookie, or a signed-in member of staff. */
export class Visitor {
  private cookie: string | undefined;

  /** @param address client address of the requests, if the BFF has `TRUST_PROXY`; by default one of their own @param signedIn token of a member of staff */
  constructor(
    private readonly http: Http,
    private readonly address = nextAddress(),
    private readonly signedIn: Readonly<Record<string, string>> = {},
  ) {}

  async get(path: string): Promise<supertest.Response> {
    return this.storeCookie(await this.http.get(path).set(this.headers()));
  }

  async post(path: string, body: object, headers: Record<string, string> = {}): Promise<supertest.Response> {
    return this.storeCookie(
      await this.http
        .post(path)
        .set({ ...this.headers(), ...headers })
        .send(body),
    );
  }

  async put(path: string, body: object): Promise<supertest.Response> {
    return this.storeCookie(await this.http.put(path).set(this.headers()).send(body));
  }

  /** Introduces a person, and returns the client's uuid. */
  async introduce(person: object = PERSON): Promise<string> {
    const { body } = await this.post('/authentication/api/clients/', person);
    return String(body.uuid);
  }

  /** Returns the body of a newly calculated simulation for a client. */
  async calculated(client: string, calculation: object = EXAMPLE_REQUEST): Promise<Record<string, unknown>> {
    const { body } = await this.post('/api/external/calc_dividendo/', calculation);
    return { ...PROJECT, client, calculation, salida: body.salida[0] };
  }

  save(body: object, key?: string): Promise<supertest.Response> {
    return this.post('/simulations/api/web/simulations/create', body, key ? { 'Idempotency-Key': key } : {});
  }

  /** Saves a simulation as an executive. */
  saveByExecutive(body: object, key?: string): Promise<supertest.Response> {
    const headers: Record<string, string> = key ? { 'Idempotency-Key': key } : {};
    return this.post('/simulations/api/executive/simulations/create', body, headers);
  }

  private headers(): Record<string, string> {
    return {
      ...this.signedIn,
      ...(this.cookie ? { Cookie: this.cookie } : {}),
      'X-Forwarded-For': this.address,
    };
  }

  private storeCookie(response: supertest.Response): supertest.Response {
    const [issued] = (response.headers['set-cookie'] as unknown as string[] | undefined) ?? [];
    this.cookie ??= issued?.split(';')[0];
    return response;
  }
}
