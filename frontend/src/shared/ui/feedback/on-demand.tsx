import type { ComponentType, ReactNode } from 'react';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { partQuery } from '../../browser/load-part.ts';
import { QueryPart } from './query-part.tsx';

/**
 * Returns a component that is loaded when first rendered; a failed load is shown with a retry. `name`: unique among the parts;
 * `loading`: shown while loading. The result's `preload` loads it earlier.
 */
export function onDemand<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  message: string,
  loading: ReactNode = null,
) {
  const part = partQuery(name, async () => ({ Component: await load() }));
  const OnDemand = (props: Props): ReactNode => (
    <QueryPart query={useQuery(part)} failed={message} loading={loading}>
      {({ Component }) => <Component {...props} />}
    </QueryPart>
  );
  return Object.assign(OnDemand, { preload: (queries: QueryClient) => queries.prefetchQuery(part) });
}
