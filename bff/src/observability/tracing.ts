import type { Context, Span, SpanKind, Tracer } from '@opentelemetry/api';
import type { NodeTracerProvider } from '@opentelemetry/sdk-trace-node';

/** Facts of a span: our own codes, counts and templates, never a person's data. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

/** Modules of OpenTelemetry, loaded only if tracing is on. */
interface Loaded {
  readonly api: typeof import('@opentelemetry/api');
  readonly tracer: Tracer;
  readonly provider: NodeTracerProvider;
}

const SERVICE = 'simulador-bff';
/** Maximum time to send spans, with all retries, ms. A shutdown waits that long for an unavailable collector. */
const SENDING_MS = 1_500;

/** Null while tracing is off: then all functions below do almost nothing. */
let loaded: Loaded | null = null;

/** Loads OpenTelemetry and sends spans to a collector (OTLP over HTTP, JSON). @param endpoint its base address */
export async function startTracing(endpoint: string): Promise<void> {
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: SENDING_MS,
  });
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': SERVICE }),
    // A caller's `traceparent` must not decide whether its request has spans.
    sampler: new sdk.AlwaysOnSampler(),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  });
  provider.register();
  loaded = { api, provider, tracer: provider.getTracer(SERVICE) };
}

/** Sends the remaining spans and turns tracing off. */
export async function stopTracing(): Promise<void> {
  const ending = loaded;
  loaded = null;
  await ending?.provider.shutdown().catch(() => undefined);
  ending?.api.trace.disable();
  ending?.api.context.disable();
  ending?.api.propagation.disable();
}

/** Returns the current span as the header `traceparent`; undefined without tracing. */
export function currentTraceparent(): string | undefined {
  const span = loaded?.api.trace.getActiveSpan()?.spanContext();
  return span && `00-${span.traceId}-${span.spanId}-${span.traceFlags.toString(16).padStart(2, '0')}`;
}

/** Returns the id of the current trace; undefined without tracing. */
export const currentTraceId = (): string | undefined =>
  loaded?.api.trace.getActiveSpan()?.spanContext().traceId;

/** Adds facts to the current span. */
export const addToSpan = (facts: SpanFacts): void => {
  loaded?.api.trace.getActiveSpan()?.setAttributes(facts);
};

/** Binds work that a queue starts later to the current span. */
export function bindToSpan<T>(work: () => T): () => T {
  if (!loaded) return work;
  const { context } = loaded.api;
  const current = context.active();
  return () => context.with(current, work);
}

interface Begun {
  readonly span: Span;
  /** Context in which this span is the current one. */
  readonly context: Context;
}

interface SpanParts {
  readonly kind?: keyof typeof SpanKind;
  /** The caller's span as `traceparent`, if it is not the current one. */
  readonly parent?: string | undefined;
}

/** Runs work in a span that ends with it; without tracing, only runs the work. An error adds its name, never its message. */
export const inSpan = <T>(
  name: string,
  facts: SpanFacts,
  work: () => Promise<T>,
  parts: SpanParts = {},
): Promise<T> => (loaded ? traced(loaded, begin(loaded, name, facts, parts), work) : work());

async function traced<T>({ api }: Loaded, { span, context }: Begun, work: () => Promise<T>): Promise<T> {
  try {
    return await api.context.with(context, work);
  } catch (error) {
    fail(span, error instanceof Error ? error.name : 'Error');
    throw error;
  } finally {
    span.end();
  }
}

/** A span that its caller ends, with facts known by then; `run` runs work in it. */
export interface OpenSpan {
  run<T>(work: () => T): T;
  end(facts: SpanFacts, failedAs?: string): void;
}

/** Begins a span for code with callbacks instead of promises; returns null without tracing. */
export function openSpan(name: string, facts: SpanFacts, parts: SpanParts = {}): OpenSpan | null {
  if (!loaded) return null;
  const { api } = loaded;
  const { span, context } = begin(loaded, name, facts, parts);
  return {
    run: (work) => api.context.with(context, work),
    end: (more, failedAs) => {
      span.setAttributes(more);
      if (failedAs !== undefined) fail(span, failedAs);
      span.end();
    },
  };
}

function begin(
  { api, tracer }: Loaded,
  name: string,
  attributes: SpanFacts,
  { kind = 'INTERNAL', parent }: SpanParts,
): Begun {
  const outer =
    parent === undefined
      ? api.context.active()
      : api.propagation.extract(api.ROOT_CONTEXT, { traceparent: parent });
  const span = tracer.startSpan(name, { kind: api.SpanKind[kind], attributes }, outer);
  return { span, context: api.trace.setSpan(outer, span) };
}

function fail(span: Span, type: string): void {
  span.setAttribute('error.type', type);
  // 2 is SpanStatusCode.ERROR: the API is loaded lazily.
  span.setStatus({ code: 2 });
}
