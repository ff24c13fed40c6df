import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebounced } from '#shared/api/use-debounced.ts';

/** Returns the query of the latest valid request, with that request; null while the input is incomplete. `name`: of the operation. */
export function useCreditQuery<Request extends object, Answer>(
  name: string,
  request: Request | null,
  ufDate: string,
  ask: (request: Request, signal: AbortSignal) => Promise<Answer>,
) {
  const debounced = useDebounced(request);
  const query = useQuery({
    queryKey: [name, debounced, ufDate],
    queryFn: ({ signal }) => ask(debounced as Request, signal),
    enabled: debounced !== null,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  return debounced === null ? null : { query, asked: debounced };
}
