import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';
import type { Progress } from './send.ts';

/** Returns the query of a send's progress, refetched on each mount. */
export const progressQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['envio', uuid],
    queryFn: ({ signal }): Promise<Progress> =>
      answerOf(client.GET('/api/simulador/envios/{uuid}', { params: { path: { uuid } }, signal })),
    staleTime: 0,
  });

/** Cancels a stopped send. @throws ApiError */
export const cancelSend = (uuid: string): Promise<unknown> =>
  answerOf(client.POST('/api/simulador/envios/{uuid}/cancelar', { params: { path: { uuid } } }));
