import type { ComponentType, ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { partQuery } from '../../browser/load-part.ts';
import { QueryPart } from './query-part.tsx';

/**
 * Returns a component that is loaded when first rendered; a failed load is shown with a retry. `name`: unique among the parts;
 * `loading`: shown while loading.
 */
export function onDemand<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  message: string,
  loading: ReactNode = null,
): ComponentType<Props> {
  const query = partQuery(name, async () => ({ Component: await load() }));
  return function OnDemand(props: Props) {
    return (
      <QueryPart query={useQuery(query)} failed={message} loading={loading}>
        {({ Component }) => <Component {...props} />}
      </QueryPart>
    );
  };
}
