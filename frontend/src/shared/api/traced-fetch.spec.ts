import { describe, expect, it, jest } from '@jest/globals';
import { tracedFetch } from './traced-fetch.ts';

const ORIGIN = 'https://simulador.example';
const SAVE = `${ORIGIN}/simulations/api/web/simulations/create`;
const REPORT = '/api/simulador/trazas';

/** Returns a page whose calls are traced, and the calls that leave it. */
function page(answer: () => Promise<Response>) {
  const sent: { readonly url: string; readonly trace: string | null; readonly body: unknown }[] = [];
  const send = jest.fn<typeof fetch>(async (input, init) => {
    const isRequest = input instanceof Request;
    const url = isRequest ? input.url : String(input);
    const trace = isRequest ? input.headers.get('traceparent') : null;
    sent.push({ url, trace, body: isRequest ? null : JSON.parse(String(init?.body)) });
    return url === REPORT ? new Response(null, { status: 204 }) : answer();
  });
  return { sent, fetch: tracedFetch(send) };
}
const post = (url: string, init: RequestInit = {}) =>
  new Request(url, { method: 'POST', body: '{}', ...init });

describe('tracedFetch', () => {
  it('begins a trace with a save, and reports its span once it is answered', async () => {
    const { sent, fetch } = page(async () => new Response('{}', { status: 201 }));
    expect((await fetch(post(SAVE))).status).toBe(201);
    const [call, report] = sent;
    const [, trace, span] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/.exec(call?.trace ?? '') ?? [];
    expect(trace).toBeDefined();
    expect(report).toEqual({
      url: REPORT,
      trace: null,
      body: {
        trace_id: trace,
        span_id: span,
        operation: 'create_web_simulation',
        status: 201,
        duration_ms: expect.any(Number),
      },
    });
  });

  it.each([
    ['a list', new Request(`${ORIGIN}/api/simulador/inicio`)],
    ['a preview', post(`${ORIGIN}/api/external/calc_dividendo/`)],
    ['a file', new Request(`${ORIGIN}/solicitudes.json`)],
  ])('leaves the call of %s alone', async (_what, request) => {
    const { sent, fetch } = page(async () => new Response('{}'));
    await fetch(request);
    expect(sent.map(({ trace }) => trace)).toEqual([null]);
  });

  it('reports a call that nothing answered, and hands on its error', async () => {
    const lost = new TypeError('Failed to fetch');
    const { sent, fetch } = page(() => Promise.reject(lost));
    await expect(fetch(post(`${ORIGIN}/simulations/api/calc_simulation_web`))).rejects.toBe(lost);
    expect(sent[1]?.body).toMatchObject({ operation: 'calc_simulation_web', status: 0 });
  });

  it('reports no call that the page itself gave up', async () => {
    const leaving = new AbortController();
    const { sent, fetch } = page(() => Promise.reject(leaving.signal.reason));
    const call = post(SAVE, { signal: leaving.signal });
    leaving.abort();
    await expect(fetch(call)).rejects.toMatchObject({ name: 'AbortError' });
    expect(sent).toHaveLength(1);
  });
});
