import { RESOLUTIONS, STATES } from '@simulador/contracts/data/states';
import { randomUUID } from 'node:crypto';
import type { Response } from 'supertest';
import { DataSource } from 'typeorm';
import type { ClientEntity } from '../database/entities/client.entity.ts';
import type { SimulationEntity } from '../database/entities/simulation.entity.ts';
import { UserEntity } from '../database/entities/user.entity.ts';
import type { ClientGroupDto } from '../modules/listing/listing.dto.ts';
import type { Member } from './staff.ts';
import { TEST_NOON } from './settable-clock.ts';
import { storeNewSimulation } from './stored-simulation.ts';
import type { TestBff } from './test-bff.ts';

const DAY_MS = 86_400_000;

/** What differs from an unassigned simulation of today by somebody new. */
export interface ListedChanges {
  /** Of another simulation, whose client made this one too. */
  readonly by?: SimulationEntity;
  readonly client?: Partial<ClientEntity>;
  readonly daysAgo?: number;
  /** An id of `RESOLUTIONS`; its state comes with it. */
  readonly resolution?: number;
  /** A user's id. */
  readonly commercial?: number;
  readonly sent?: boolean;
}

/** Stores a simulation for staff to find. */
export async function storeListed(bff: TestBff, changes: ListedChanges = {}): Promise<SimulationEntity> {
  const { by, daysAgo = 0, resolution: id = 1, commercial } = changes;
  const resolution = RESOLUTIONS.find((each) => each.id === id);
  const state = STATES.find((each) => each.id === resolution?.state);
  const stored = await storeNewSimulation(bff.app.get(DataSource), {
    client: by?.client ?? { uuid: randomUUID(), ...changes.client },
    simulation: {
      resolution: { ...resolution, state } as unknown as SimulationEntity['resolution'],
      state: state as unknown as SimulationEntity['state'],
      commercial: commercial === undefined ? null : Object.assign(new UserEntity(), { id: commercial }),
      sentToWorkflow: changes.sent ?? false,
      created: new Date(Date.parse(TEST_NOON) - daysAgo * DAY_MS),
    },
  });
  const [row] = await bff.query('SELECT id FROM simulations WHERE uuid = $1', [stored.simulation.uuid]);
  return Object.assign(stored.simulation, row);
}

export const LIST_PATH = '/simulations/api/executive/clients/simulations';
export type ListQuery = Readonly<Record<string, string | number>>;

export const askList = async (bff: TestBff, { headers }: Member, query: ListQuery = {}): Promise<Response> =>
  bff.http.get(LIST_PATH).query(query).set(headers);

/** Who is on a page, and by which of their simulations. */
export type Listed = readonly [client: string, simulations: readonly number[]];

export async function listedBy(bff: TestBff, member: Member, query?: ListQuery): Promise<Listed[]> {
  const { body } = await askList(bff, member, query);
  return (body.results as ClientGroupDto[]).map(({ uuid, simulations }) => [
    uuid,
    simulations.map(({ id }) => id),
  ]);
}

/** Somebody who is listed by one simulation. */
export const one = ({ client, id }: SimulationEntity): Listed => [client.uuid, [id]];
