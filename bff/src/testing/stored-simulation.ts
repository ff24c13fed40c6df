import { randomBytes, randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { SESSION_COOKIE } from '../access/cookies.ts';
import type { SimulationEntity } from '../database/entities/simulation.entity.ts';
import { type SavedSimulationChanges, savedSimulation, storeSimulation } from './saved-simulation.ts';

/** A stored simulation, and the Cookie header of its visitor. */
export interface StoredSimulation {
  readonly simulation: SimulationEntity;
  /** Cookies of the session's name over TLS and of the one over http. */
  readonly cookie: string;
  readonly email: string;
}

let stored = 0;

/** Stores a simulation of a new, invented client. */
export async function storeNewSimulation(
  source: DataSource,
  changes: SavedSimulationChanges = {},
): Promise<StoredSimulation> {
  stored += 1;
  const email = `persona-${stored}-${randomBytes(4).toString('hex')}@correo.example`;
  const identification = `${20_000_000 + stored}-5`;
  const simulation = savedSimulation({
    ...changes,
    client: { uuid: randomUUID(), email, identification, ...changes.client },
    simulation: { uuid: randomUUID(), ...changes.simulation },
  });
  const session = randomBytes(32).toString('base64url');
  await storeSimulation(source, simulation, session);
  return {
    simulation,
    cookie: `${SESSION_COOKIE}=${session}; __Host-${SESSION_COOKIE}=${session}`,
    email: simulation.client.email,
  };
}
