import { RESOLUTIONS, STATES } from '@simulador/contracts/office/states';
import { DAY_MS } from '@simulador/contracts/platform/dates';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { ClientEntity } from '../database/entities/client.entity.ts';
import type { SimulationEntity } from '../database/entities/simulation.entity.ts';
import { UserEntity } from '../database/entities/user.entity.ts';
import { TEST_NOON } from './settable-clock.ts';
import { storeNewSimulation } from './stored-simulation.ts';
import type { TestBff } from './test-bff.ts';

/** Differences from the default: today's unassigned simulation of a new client. */
export interface ListedChanges {
  /** Another simulation of the same client. */
  readonly by?: SimulationEntity;
  readonly client?: Partial<ClientEntity>;
  readonly daysAgo?: number;
  /** Id in `RESOLUTIONS`, which determines the state. */
  readonly resolution?: number;
  /** Id of a user. */
  readonly commercial?: number;
  readonly sent?: boolean;
}

/** Stores a simulation for staff's list. */
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
