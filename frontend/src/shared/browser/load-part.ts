/** Failed load that only a reload of the page may mend: the browser does not report its address, or another release has replaced the file. */
class PartGoneError extends Error {}

/**
 * Loads a part of the client. After a failure it retries with another address, because some browsers remember a failed address
 * until the page is closed. See docs/rules.md R223.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    const [url] = /https?:\S+\.js/.exec(String(error)) ?? [];
    if (url === undefined || (await isGone(url))) throw new PartGoneError(String(error), { cause: error });
    return (await import(/* @vite-ignore */ `${url}?${Date.now()}`)) as Part;
  }
}

/** Returns true if the server answers that it does not have the file. */
const isGone = (url: string): Promise<boolean> =>
  fetch(url, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  );

interface Failed {
  readonly error: Error | null;
  readonly refetch: (options: { cancelRefetch: boolean }) => Promise<unknown>;
}

/**
 * Retries a failed query. For a part of the client that is gone the page has to be reloaded, which keeps the answers; offline it is not,
 * because the page would be lost.
 */
export function retryPart({ error, refetch }: Failed, reload = () => window.location.reload()): void {
  if (error instanceof PartGoneError && navigator.onLine) reload();
  // Several failed parts may show the same query, so a running refetch is not cancelled.
  else void refetch({ cancelRefetch: false });
}
