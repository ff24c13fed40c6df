import type { UserRole } from '@simulador/contracts/people/access';
import type { WorkflowRows } from '@simulador/mocks/workflow/workflow-store';
import type { Response } from 'supertest';
import { DataSource } from 'typeorm';
import type { SimulationEntity } from '../database/entities/simulation.entity.ts';
import type { SavedSimulationChanges } from './saved-simulation.ts';
import { TEST_NOON } from './settable-clock.ts';
import type { Member } from './staff.ts';
import { storeNewSimulation } from './stored-simulation.ts';
import { retryUntil } from './retry-until.ts';
import type { TestBff } from './test-bff.ts';
import { bffForSpec, type SpecEnv, staffForSpec } from './for-spec.ts';
import { SEND, storedInWorkflow } from './workflow-rows.ts';

export const FLOWS = '/api/simulador/envios';

/** Stores a simulation whose PDF the client has downloaded. */
export async function storeMailed(
  source: DataSource,
  changes: SavedSimulationChanges = {},
): Promise<SimulationEntity> {
  const simulation = { mailedAt: new Date(TEST_NOON), ...changes.simulation };
  return (await storeNewSimulation(source, { ...changes, simulation })).simulation;
}

export const emptyWorkflow = async (url: string): Promise<void> => {
  await fetch(`${url}/__mock/workflow`, { method: 'DELETE' });
};

/** Returns the same number for each kind of rows. */
export const allOf = (count: number): number[] => Array.from({ length: 7 }, () => count);

type Sent = Pick<SimulationEntity, 'uuid'>;

/** A BFF with a signed-in user of each role, and their requests about sending: by default about the simulation to send. */
export class Sending {
  private simulation!: SimulationEntity;

  private constructor(
    readonly bff: TestBff,
    readonly staff: Readonly<Record<UserRole, Member>>,
  ) {}

  /** Returns one that is opened before the tests of a spec file or a part of it, and closed after them. */
  static forSpec(env?: SpecEnv): Sending {
    const bff = bffForSpec(env);
    return new Sending(bff, staffForSpec(bff));
  }

  /** Empties the workflow, and stores a simulation to send. */
  async begin(): Promise<SimulationEntity> {
    await this.bff.core.play({});
    await emptyWorkflow(this.bff.core.url);
    this.simulation = await this.store();
    return this.simulation;
  }

  readonly store = (changes?: SavedSimulationChanges): Promise<SimulationEntity> =>
    storeMailed(this.bff.app.get(DataSource), changes);

  readonly send = async (
    { uuid }: Sent = this.simulation,
    role: UserRole = 'executiverole',
    body: object = {},
  ): Promise<Response> => {
    const request = this.bff.http.post(SEND).set(this.staff[role].headers);
    return request.send({ simulation: uuid, ...body });
  };

  readonly get = async (path: string, role: UserRole = 'executiverole'): Promise<Response> =>
    this.bff.http.get(FLOWS + path).set(this.staff[role].headers);

  readonly stored = (): Promise<WorkflowRows> => storedInWorkflow(this.bff.core.url);

  /** Sends any request, by default as the administrator. */
  readonly ask = async (
    method: 'get' | 'post' | 'put' | 'patch' | 'delete',
    path: string,
    body: object = {},
    role: UserRole = 'adminrole',
  ): Promise<Response> => {
    const request = this.bff.http[method](path).set(this.staff[role].headers);
    return method === 'get' ? request : request.send(body);
  };

  readonly stopAtIncome = async (): Promise<void> => {
    await this.bff.core.play({ Income: 'status:400' });
    const { status } = await this.send();
    if (status !== 502) throw new Error(`The send was not stopped, but answered ${status}`);
  };

  /** Waits until the failed attempt has ended and the next one is queued. */
  readonly waitForNextTry = (): Promise<Response> =>
    retryUntil(
      () => this.get(`/${this.simulation.uuid}`),
      (found) => found.body.next_try_at !== null,
    );

  readonly cancel = (uuid = this.simulation.uuid, role?: UserRole): Promise<Response> =>
    this.ask('post', `${FLOWS}/${uuid}/cancelar`, {}, role);

  /** Retries a cancellation, which is refused until the failed attempt has ended. */
  readonly cancelStopped = (): Promise<Response> =>
    retryUntil(
      () => this.cancel(),
      ({ status }) => status === 200,
    );

  /** Returns the simulation's entries in the administrator's list. */
  readonly listedAs = async (state: string): Promise<object[]> =>
    (await this.get(`?state=${state}`, 'adminrole')).body.filter(
      (each: { simulation: string }) => each.simulation === this.simulation.uuid,
    );

  readonly isSent = async ({ uuid }: Sent = this.simulation): Promise<unknown> => {
    const sql = 'SELECT enviado_a_finnflow AS sent FROM simulations WHERE uuid = $1';
    return (await this.bff.query(sql, [uuid]))[0];
  };
}

/** Returns the status of a send, and its number or sentence. */
export const statusAndDetail = async (response: Promise<Response>): Promise<unknown[]> => {
  const { status, body } = await response;
  return [status, body.detail];
};
