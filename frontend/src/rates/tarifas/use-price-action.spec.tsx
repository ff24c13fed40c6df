/** Former answers of the simulators after a change of prices. */
import { expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ApiError } from '#shared/api/api-error.ts';
import { ToastProvider } from '#shared/ui/feedback/toast.tsx';
import { usePriceAction } from './use-price-action.ts';

it.each([
  ['done', null, undefined],
  ['without an answer', new TypeError('Failed to fetch'), undefined],
  ['failed at the server', new ApiError(502, 'No.'), undefined],
  ['refused because of a colleague’s change', new ApiError(409, 'No.'), undefined],
  ['gone', new ApiError(404, 'No.'), undefined],
  ['invalid', new ApiError(400, 'No.'), 4.5],
])('are dropped unless it was refused as invalid: %s', async (_what, failure, left) => {
  const queries = new QueryClient();
  queries.setQueryData(['calculo', 1], 4.5);
  const run = () => (failure === null ? Promise.resolve(1) : Promise.reject(failure));
  const { result } = renderHook(() => usePriceAction({ run, done: () => null, failed: 'No.' }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queries}>
        <ToastProvider>{children}</ToastProvider>
      </QueryClientProvider>
    ),
  });
  result.current.run();
  await waitFor(() => expect(result.current.answer ?? result.current.error).toBe(failure ?? 1));
  expect(queries.getQueryData(['calculo', 1])).toBe(left);
  queries.clear();
});
