import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span received by the collector. */
export interface CollectedSpan {
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
export interface TestCollector {
  readonly url: string;
  readonly spans: readonly CollectedSpan[];
  /** Returns everything that was received. */
  text(): string;
  close(): Promise<void>;
}

export async function startCollector(): Promise<TestCollector> {
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
