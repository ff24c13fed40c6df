import { expect } from '@jest/globals';
import type { UserRole } from '@simulador/contracts/people/access';
import type { Response } from 'supertest';
import type { SimulationEntity } from '../database/entities/simulation.entity.ts';
import type { ClientGroupDto } from '../office/listing/listing.dto.ts';
import { bffForSpec, type SpecEnv, staffForSpec } from './for-spec.ts';
import { type ListedChanges, storeListed } from './listed-simulations.ts';
import type { Member } from './staff.ts';
import type { TestBff } from './test-bff.ts';

export const LIST_PATH = '/simulations/api/executive/clients/simulations';

export const STAFF_ROLES = ['adminrole', 'executiverole', 'commercialrole'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** A client on a page of the list, with the numbers of the listed simulations. */
export type Listed = readonly [client: string, simulations: readonly number[]];

/** Returns a listed client with one simulation. */
export const one = ({ client, id }: SimulationEntity): Listed => [client.uuid, [id]];

type Query = Readonly<Record<string, string | number>>;
type Headers = Readonly<Record<string, string>>;

/** A BFF with a signed-in user of each role, their requests, and the stored rows. */
export class Office {
  private constructor(
    readonly bff: TestBff,
    readonly staff: Readonly<Record<UserRole, Member>>,
  ) {}

  /** Returns an office that is opened before the tests of a spec file, and closed after them. */
  static forSpec(env?: SpecEnv): Office {
    const bff = bffForSpec(env);
    return new Office(bff, staffForSpec(bff));
  }

  /** Stores a simulation for staff's list. */
  store(changes?: ListedChanges): Promise<SimulationEntity> {
    return storeListed(this.bff, changes);
  }

  /** Deletes all simulations. */
  async clear(): Promise<void> {
    await this.bff.query('TRUNCATE simulations, introductions, clients CASCADE');
  }

  async get(path: string, role: UserRole = 'executiverole', query: Query = {}): Promise<Response> {
    return this.bff.http.get(path).query(query).set(this.staff[role].headers);
  }

  async send(
    method: 'post' | 'put' | 'patch' | 'delete',
    path: string,
    body: object = {},
    role: UserRole = 'executiverole',
    headers: Headers = {},
  ): Promise<Response> {
    const request = this.bff.http[method](path).set({ ...this.staff[role].headers, ...headers });
    return method === 'delete' ? request : request.send(body);
  }

  read({ uuid }: SimulationEntity): Promise<Response> {
    return this.get(`/simulations/api/simulation/${uuid}`);
  }

  update({ uuid }: SimulationEntity, body: object, role?: UserRole, headers?: Headers): Promise<Response> {
    return this.send('patch', `/simulations/api/simulations/${uuid}/update_info`, body, role, headers);
  }

  /** Assigns simulations, by default to the executive and as the administrator. */
  assign(
    simulations: unknown,
    {
      to = this.staff.executiverole.uuid,
      by = 'adminrole' as UserRole,
      commercials = undefined as unknown,
    } = {},
  ): Promise<Response> {
    const path = `/simulations/api/assign_simulations_to_executive/${to}/`;
    return this.send('put', path, { simulations, commercials }, by);
  }

  /** Marks a simulation as sent, so that it can't be changed. */
  async sendToWorkflow({ uuid }: SimulationEntity): Promise<void> {
    await this.bff.query('UPDATE simulations SET enviado_a_finnflow = true WHERE uuid = $1', [uuid]);
  }

  /** Returns the audit rows of a simulation or a comment. */
  recorded(uuid: string): Promise<unknown[]> {
    return this.bff.query(
      `SELECT actor, action, details, request_id FROM audit
       WHERE subject IN ('simulation ' || $1, 'comment ' || $1) ORDER BY id`,
      [uuid],
    );
  }

  list(query?: Query, role: UserRole = 'adminrole'): Promise<Response> {
    return this.get(LIST_PATH, role, query);
  }

  async listed(query?: Query): Promise<Listed[]> {
    const { body } = await this.list(query);
    return (body.results as ClientGroupDto[]).map(({ uuid, simulations }) => [
      uuid,
      simulations.map(({ id }) => id),
    ]);
  }

  /** Returns the numbers of the listed simulations. */
  async idsIn(query: Query, role: UserRole = 'executiverole'): Promise<number[]> {
    const { status, body } = await this.list(query, role);
    expect(status).toBe(200);
    return (body.results as ClientGroupDto[]).flatMap(({ simulations }) => simulations.map(({ id }) => id));
  }

  /** Returns the counts of the views. */
  async pending(role: UserRole = 'executiverole', query: Query = {}) {
    return (await this.get('/api/simulador/pendientes', role, query)).body;
  }
}
