import { HttpResponse } from 'msw';
import type { HalfKind } from './scenario.ts';
import { waited } from './wait.ts';

/** Time for the first half to arrive: what a reset overtakes is lost. */
const BEFORE_RESET_MS = 50;

/** Half of a body and then nothing more, until the caller goes away or the connection is reset. */
function halfOf(bytes: Uint8Array, then: HalfKind, signal: AbortSignal): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.slice(0, Math.ceil(bytes.length / 2)));
      if (then === 'silence') return;
      void waited(BEFORE_RESET_MS, signal).then(() => controller.error(new Error('reset on demand')));
    },
  });
}

/** The same headers, with the length of the whole body, and half of the body. */
export async function halfOpen(response: Response, then: HalfKind, signal: AbortSignal): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.set('Content-Length', String(bytes.length));
  return new HttpResponse(halfOf(bytes, then, signal), { status: response.status, headers });
}
