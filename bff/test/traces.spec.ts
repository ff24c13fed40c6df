/** Traces as received by a collector. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { PERSON, Visitor } from '../src/testing/visitor.ts';
import { startBff, type TestBff } from '../src/testing/test-bff.ts';
import { startMailbox, type TestMailbox } from '../src/testing/test-mailbox.ts';

/** A span received by the collector. */
interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

type OtlpAttributes = readonly { readonly key: string; readonly value: Record<string, unknown> }[];
interface OtlpSpan extends Omit<CollectedSpan, 'attributes'> {
  readonly attributes: OtlpAttributes;
}
interface OtlpBody {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly OtlpSpan[] }[];
  }[];
}

/** A collector of traces on the loopback interface (OTLP over HTTP, JSON). */
interface TestCollector {
  readonly url: string;
  readonly spans: readonly CollectedSpan[];
  /** Returns everything that was received. */
  text(): string;
  close(): Promise<void>;
}

async function startCollector(): Promise<TestCollector> {
  const bodies: string[] = [];
  const spans: CollectedSpan[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      bodies.push(text);
      for (const { scopeSpans } of (JSON.parse(text) as OtlpBody).resourceSpans)
        for (const scope of scopeSpans) spans.push(...scope.spans.map(asSpan));
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    text: () => bodies.join('\n'),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const valuesOf = (attributes: OtlpAttributes): Readonly<Record<string, unknown>> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

const asSpan = ({ attributes, ...span }: OtlpSpan): CollectedSpan => ({
  ...span,
  attributes: valuesOf(attributes),
});

const CALLER = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const [, TRACE = '', SPAN = ''] = CALLER.split('-');
/** Trace of a caller that wants no spans of it (flag 00). */
const UNSAMPLED = '1'.repeat(32);

let collector: TestCollector;
let mailbox: TestMailbox;
let problem: Record<string, unknown>;
let logs: Record<string, unknown>[];
beforeAll(async () => {
  collector = await startCollector();
  mailbox = await startMailbox();
  const bff: TestBff = await startBff({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, SMTP_URL: mailbox.smtpUrl, MODE_TMC: 'core' },
  });
  const visitor = new Visitor(bff.http);
  const body = await visitor.calculated(await visitor.introduce());
  const { status } = await visitor.post('/simulations/api/web/simulations/create', body, {
    traceparent: CALLER,
  });
  expect(status).toBe(201);
  expect(await mailbox.arrived(PERSON.email)).toHaveLength(1);
  await bff.http.get('/health/live').set('traceparent', `00-${UNSAMPLED}-${SPAN}-00`);
  problem = (await bff.http.get('/api/simulador/nada').set('traceparent', CALLER)).body;
  await bff.logs.ofRequest(problem['request_id'] as string);
  logs = bff.logs.entries();
  // Closing sends the traces that are still buffered.
  await bff.close();
});
afterAll(async () => {
  await mailbox.close();
  await collector.close();
});

const ofTrace = (): CollectedSpan[] => collector.spans.filter(({ traceId }) => traceId === TRACE);
const named = (name: string): CollectedSpan | undefined => ofTrace().find((span) => span.name === name);
/** Returns the names of the spans around one, the outermost first. */
function around(span: CollectedSpan | undefined): string[] {
  const outer = ofTrace().find(({ spanId }) => spanId === span?.parentSpanId);
  return span ? [...around(outer), span.name] : [];
}

it('a save is one trace from the caller to the core and the mail', () => {
  const save = ofTrace().find(({ attributes }) => String(attributes['http.route']).endsWith('/create'));
  expect(save).toMatchObject({
    name: 'request',
    parentSpanId: SPAN,
    attributes: { 'http.request.method': 'POST', 'http.response.status_code': 201 },
  });
  expect(around(named('core attempt'))).toEqual(['request', 'core call', 'core attempt']);
  const calls = ofTrace().filter(({ name }) => name === 'core call');
  expect(calls.map(({ attributes }) => attributes['operation'])).toContain('tmc');
  expect(named('core attempt')?.attributes).toMatchObject({ outcome: 'ok', breaker: 'closed' });
  expect(around(named('smtp delivery'))).toEqual(['request', 'job mail', 'smtp delivery']);
});

it('a caller does not decide whether its request has spans', () => {
  expect(collector.spans.filter(({ traceId }) => traceId === UNSAMPLED)).not.toEqual([]);
});

it('is found by its id from the log, a problem and the mail', async () => {
  expect(logs.filter(({ traceId }) => traceId === TRACE)).not.toEqual([]);
  expect(problem['trace_id']).toBe(TRACE);
  const [mail] = await mailbox.arrived(PERSON.email);
  expect(mail && (await mailbox.source(mail))).toContain(`X-Trace-ID: ${TRACE}`);
});

it('has no personal data', () => {
  const text = collector.text();
  expect(text).toContain(TRACE);
  for (const personal of [PERSON.email, 'Camila', 'Rojas', '12345678', '912345678', 'Irarrázaval'])
    expect(text).not.toContain(personal);
});
