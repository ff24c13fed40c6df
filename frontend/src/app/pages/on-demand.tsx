import type { ComponentType } from 'react';
import { useQuery } from '@tanstack/react-query';
import { partQuery, retryPart } from '#shared/browser/load-part.ts';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';

/** A component that is loaded when it is first rendered; a failed load is reported with a retry. `name`: unique among the parts. */
export function onDemand<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  message: string,
): ComponentType<Props> {
  const query = partQuery(name, async () => ({ Component: await load() }));
  return function OnDemand(props: Props) {
    const part = useQuery(query);
    if (part.data !== undefined) return <part.data.Component {...props} />;
    if (part.error === null) return null;
    return <FailedPart message={message} isRetrying={part.isFetching} onRetry={() => retryPart(part)} />;
  };
}
