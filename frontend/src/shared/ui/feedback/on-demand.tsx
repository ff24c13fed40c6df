import type { ComponentType, ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { partQuery, retryPart } from '../../browser/load-part.ts';
import { FailedPart } from './failed-part.tsx';

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
    const part = useQuery(query);
    if (part.data !== undefined) return <part.data.Component {...props} />;
    if (part.error === null) return loading;
    return <FailedPart message={message} isRetrying={part.isFetching} onRetry={() => retryPart(part)} />;
  };
}
