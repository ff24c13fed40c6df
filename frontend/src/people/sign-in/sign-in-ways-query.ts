import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '#shared/api/api-error.ts';
import { plainClient } from '#shared/api/plain-client.ts';

const TIMEOUT_MS = 3_000;

/** Query of the sign-in methods that this installation offers. */
export const signInWaysQuery = queryOptions({
  queryKey: ['sign-in-ways'],
  queryFn: () =>
    answerOf(plainClient.GET('/api/simulador/sesion', { signal: AbortSignal.timeout(TIMEOUT_MS) })),
  retry: false,
});
