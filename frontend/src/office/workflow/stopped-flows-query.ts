import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';
import type { components } from '@simulador/contracts/generated/bff';

export type StoppedFlow = components['schemas']['StoppedFlowDto'];

const LOOK_EVERY_MS = 30_000;

/** List of flows: stopped and overdue ones, or refused and cancelled ones. */
export type FlowList = 'stopped' | 'refused';

/**
 * Returns the query of stopped and overdue flows, oldest first, or of refused and cancelled ones, newest first; for the
 * administrator. See docs/rules.md R384, R387. @param isAttended false while nobody is active, because each request keeps the
 * session alive (R440)
 */
export const stoppedFlowsQuery = (state: FlowList, isAdmin: boolean, isAttended = true) =>
  queryOptions({
    queryKey: ['stopped-flows', state],
    queryFn: ({ signal }): Promise<StoppedFlow[]> =>
      answerOf(client.GET('/api/simulador/envios', { params: { query: { state } }, signal })),
    enabled: isAdmin && isAttended,
    refetchInterval: LOOK_EVERY_MS,
  });

/** Retries a flow immediately. @throws ApiError */
export const retryFlow = (uuid: string): Promise<unknown> =>
  answerOf(client.POST('/api/simulador/envios/{uuid}/reintentar', { params: { path: { uuid } } }));
