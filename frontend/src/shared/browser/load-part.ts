import { queryOptions } from '@tanstack/react-query';

/** A part that failed to load, whose address the browser does not report. */
class UnnamedPartError extends Error {
  override name = 'UnnamedPartError';
}

/**
 * Loads a part of the client, immediately under another address if it failed: some browsers remember a failed address for as long
 * as the page lives, so that asking for the same one again never helps. See docs/rules.md R223.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    const [url] = /https?:\S+\.js/.exec(String(error)) ?? [];
    if (url === undefined) throw new UnnamedPartError(String(error), { cause: error });
    return (await import(/* @vite-ignore */ `${url}?${Date.now()}`)) as Part;
  }
}

/** A part as a query: had once for as long as the page lives. `name`: its own among the parts. */
export const partQuery = <Part>(name: string, load: () => Promise<Part>) =>
  queryOptions({
    queryKey: ['part', name],
    queryFn: () => loadPart(load),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });

interface FailedPart {
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
}

/**
 * `Reintentar` of a part. One without a known address comes with the page only, which keeps the answers; but a page that is
 * loaded without a connection is lost.
 */
export function retryPart({ error, refetch }: FailedPart, reload = () => window.location.reload()): void {
  if (error instanceof UnnamedPartError && navigator.onLine) reload();
  else void refetch();
}
