import { findOperation } from '@simulador/contracts/api/find-operation';
import { isTraced } from '@simulador/contracts/api/traced-operation';

const REPORT = '/api/simulador/trazas';
const TRACE_ID_BYTES = 16;
const SPAN_ID_BYTES = 8;

/**
 * `fetch` that begins a trace with each call of a person's actions (W3C Trace Context) and reports the call's span once it is
 * answered. Other calls are left alone.
 */
export const tracedFetch =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const operation = input instanceof Request ? actionOf(input) : undefined;
    if (!(input instanceof Request) || operation === undefined) return send(input, init);
    const traceId = randomHex(TRACE_ID_BYTES);
    const spanId = randomHex(SPAN_ID_BYTES);
    input.headers.set('traceparent', `00-${traceId}-${spanId}-01`);
    const began = performance.now();
    const report = (status: number): void => {
      const duration = Math.round(performance.now() - began);
      const span = { trace_id: traceId, span_id: spanId, operation, status, duration_ms: duration };
      void post(send, span);
    };
    try {
      const answer = await send(input, init);
      report(answer.status);
      return answer;
    } catch (error) {
      if (!input.signal.aborted) report(0);
      throw error;
    }
  };

/** Id of the operation that a request calls, if it is a person's action. */
function actionOf({ url, method }: Request): string | undefined {
  const found = findOperation(new URL(url).pathname, method);
  return found && isTraced({ id: found.id, acts: found.operation.acts }) ? found.id : undefined;
}

/** A report that is lost is not sent again. */
const post = (send: typeof fetch, span: object): Promise<unknown> =>
  send(REPORT, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(span),
    keepalive: true,
    priority: 'low',
  }).catch(() => undefined);

/** Not `randomUUID`, which a page without TLS does not have. */
const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
