import { queryOptions } from '@tanstack/react-query';
import type { components } from '@simulador/contracts/generated/bff';
import { answerOf } from '../api/api-error.ts';
import { client } from '../session/client.ts';

/** Saved simulation as the BFF returns it. */
export type SimulationRead = components['schemas']['SimulationDto'];

const getSimulation = (uuid: string, signal: AbortSignal): Promise<SimulationRead> =>
  answerOf(client.GET('/simulations/api/simulation/{uuid}', { params: { path: { uuid } }, signal }));

const RUNNING_SEND_MS = 3_000;
/** Time after which an open sheet shows what a colleague saved. */
export const OTHERS_MS = 20_000;

/** Returns the query of a saved simulation, refetched on each mount and while its send is running; null requests none. */
export const simulationQuery = (uuid: string | null) =>
  queryOptions({
    queryKey: ['simulation', uuid],
    queryFn: ({ signal }) => getSimulation(uuid ?? '', signal),
    enabled: uuid !== null,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.workflow?.state === 'running' ? RUNNING_SEND_MS : false),
  });

/** Returns the query of a simulation that is open, which a colleague may change. */
export const openSimulationQuery = (uuid: string) =>
  queryOptions({
    ...simulationQuery(uuid),
    refetchInterval: ({ state }) => (state.data?.workflow?.state === 'running' ? RUNNING_SEND_MS : OTHERS_MS),
    refetchOnWindowFocus: true,
  });
