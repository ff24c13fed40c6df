import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useByContent, useDebounced } from '#shared/api/use-settled.ts';

const DELAY_MS = 300;

/** Query of the latest valid request; null while the input is incomplete. `name`: of the operation. */
export function useQuestion<Request extends object, Answer>(
  name: string,
  request: Request | null,
  ufDate: string,
  ask: (request: Request, signal: AbortSignal) => Promise<Answer>,
) {
  const asked = useDebounced(useByContent(request), DELAY_MS);
  const query = useQuery({
    queryKey: [name, asked, ufDate],
    queryFn: ({ signal }) => ask(asked as Request, signal),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });
  return asked === null ? null : query;
}
