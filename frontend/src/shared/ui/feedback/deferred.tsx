import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { loadPart } from '../../browser/load-part.ts';
import { QueryPart } from './query-part.tsx';

let count = 0;

/**
 * Returns the component of that name in a module, which is loaded when it is first rendered, or before by `preload`. A failed load is shown as
 * `failed`, with a retry that loads the page again after a new release; absent for a part that the page works without. See docs/rules.md R223.
 */
export function deferred<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  failed?: string,
  loading: ReactNode = null,
) {
  type Props = Module[Name] extends ComponentType<infer Of extends object> ? Of : never;
  const part = queryOptions({
    queryKey: ['part', (count += 1)],
    queryFn: async () => ({ Component: (await loadPart(load))[name] as ComponentType<Props> }),
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const Deferred = (props: Props): ReactNode => {
    const query = useQuery(part);
    if (failed === undefined) return query.data && <query.data.Component {...props} />;
    return (
      <QueryPart query={query} failed={failed} loading={loading}>
        {({ Component }) => <Component {...props} />}
      </QueryPart>
    );
  };
  return Object.assign(Deferred, { part, preload: (queries: QueryClient) => queries.prefetchQuery(part) });
}
