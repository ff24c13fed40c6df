import { retryUntil } from './retry-until.ts';
import type { TestBff } from './test-bff.ts';

/** Operators' credential of tests that read the drift log. */
export const OPS_TOKEN = 'credencial-de-operaciones';

interface Deviation {
  readonly operation: string;
  readonly request_id: string;
  readonly upstream: { readonly place: string; readonly rule: string };
}

/** Returns the rules and places in which an answer left the contract, once they are noted. The BFF has `OPS_TOKEN`. */
export const driftOf = (bff: TestBff, operation: string, requestId: string): Promise<string[]> =>
  retryUntil(
    async () => {
      const { body } = await bff.http.get('/ops/drift').set({ Authorization: `Bearer ${OPS_TOKEN}` });
      return (body as Deviation[])
        .filter((each) => each.operation === operation && each.request_id === requestId)
        .map(({ upstream: { place, rule } }) => `${rule} ${place}`);
    },
    ({ length }) => length > 0,
  );
