import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';
import type { components } from '@simulador/contracts/generated/bff';

export type StoppedFlow = components['schemas']['StoppedFlowDto'];

const LOOK_EVERY_MS = 30_000;

/** Which flows are listed. */
export type FlowList = 'stopped' | 'refused';

/**
 * Stopped and overdue flows, the oldest first, or refused and cancelled ones, the newest first; for the administrator. See docs/rules.md R384, R387.
 * @param isAttended each request uses the session, so none is sent while nobody is there (R440)
 */
export const stoppedFlowsQuery = (state: FlowList, isAdmin: boolean, isAttended = true) =>
  queryOptions({
    queryKey: ['stopped-flows', state],
    queryFn: ({ signal }): Promise<StoppedFlow[]> =>
      answerOf(client.GET('/api/simulador/envios', { params: { query: { state } }, signal })),
    enabled: isAdmin && isAttended,
    refetchInterval: LOOK_EVERY_MS,
  });

/** Lets one go on now. @throws ApiError */
export const retryFlow = (uuid: string): Promise<unknown> =>
  answerOf(client.POST('/api/simulador/envios/{uuid}/reintentar', { params: { path: { uuid } } }));
