const PROBE_EVERY_MS = 200;
const PROBE_TIMEOUT_MS = 1_000;

/** Sends a request of a client and returns the answer. @throws the error of `fetch` */
export type Send = (path: string, init: RequestInit & { readonly method: string }) => Promise<Response>;

const codeOf = (error: unknown): string => {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code ?? String(error);
};

/**
 * Distributes requests to the replicas that are ready, in turn; then to the others, so that clients get a replica's own answer. A
 * request that was not sent goes to the next replica, and so does a broken GET. Another broken request fails for its client too, because the
 * replica may have performed it.
 */
export class Balancer {
  /** Code and method of each request that was broken for its client. */
  readonly broken: string[] = [];
  private readonly ready: Set<string>;
  private readonly timer: NodeJS.Timeout;
  private turn = 0;

  constructor(private readonly replicas: readonly string[]) {
    this.ready = new Set(replicas);
    this.timer = setInterval(() => replicas.forEach((each) => void this.probe(each)), PROBE_EVERY_MS);
  }

  readonly send: Send = async (path, init) => {
    this.turn += 1;
    const ready = [...this.ready];
    const inTurn = ready.map((_, index) => ready[(this.turn + index) % ready.length] ?? '');
    const usable = [...inTurn, ...this.replicas.filter((each) => !this.ready.has(each))];
    for (let tries = 1; ; tries += 1) {
      try {
        return await fetch(`${usable[tries - 1]}${path}`, init);
      } catch (error) {
        const mayRepeat = init.method === 'GET' || codeOf(error) === 'ECONNREFUSED';
        if (mayRepeat && tries < usable.length && !init.signal?.aborted) continue;
        this.broken.push(`${codeOf(error)} ${init.method}`);
        throw error;
      }
    }
  };

  close(): void {
    clearInterval(this.timer);
  }

  private async probe(replica: string): Promise<void> {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
    const { ok } = await fetch(`${replica}/health/ready`, { signal }).catch(() => ({ ok: false }));
    if (ok) this.ready.add(replica);
    else this.ready.delete(replica);
  }
}
