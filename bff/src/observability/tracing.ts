import type { Context, Span, SpanKind, Tracer } from '@opentelemetry/api';
import type { IdGenerator, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';

/** Facts of a span: our own codes, counts and templates, never a person's data. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

/** Modules of OpenTelemetry, loaded only if tracing is on. */
interface Loaded {
  readonly api: typeof import('@opentelemetry/api');
  readonly tracer: Tracer;
  readonly provider: NodeTracerProvider;
  readonly browser: { readonly tracer: Tracer; readonly ids: GivenIds };
}

/** Generator that returns the ids of a browser's span. */
class GivenIds implements IdGenerator {
  trace = '';
  span = '';
  readonly generateTraceId = (): string => this.trace;
  readonly generateSpanId = (): string => this.span;
}

const SERVICE = 'simulador-bff';
const BROWSER_SERVICE = 'simulador-browser';
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
  // A caller's `traceparent` must not decide whether its request has spans.
  const sampler = new sdk.AlwaysOnSampler();
  const spanProcessors = [new sdk.BatchSpanProcessor(exporter)];
  const resourceOf = (service: string) => resourceFromAttributes({ 'service.name': service });
  const provider = new sdk.NodeTracerProvider({ resource: resourceOf(SERVICE), sampler, spanProcessors });
  provider.register();
  const ids = new GivenIds();
  const browsers = new sdk.BasicTracerProvider({
    resource: resourceOf(BROWSER_SERVICE),
    sampler,
    spanProcessors,
    idGenerator: ids,
  });
  const browser = { tracer: browsers.getTracer(BROWSER_SERVICE), ids };
  loaded = { api, provider, browser, tracer: provider.getTracer(SERVICE) };
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

/** Call of a browser, which has ended. */
export interface BrowserCall {
  readonly traceId: string;
  readonly spanId: string;
  readonly durationMs: number;
  readonly facts: SpanFacts;
  readonly failedAs?: string | undefined;
}

/** Sends the span of a browser's call, with the ids that the browser chose. The span ends now, because a browser's clock may be wrong. */
export function sendBrowserCall({ traceId, spanId, durationMs, facts, failedAs }: BrowserCall): void {
  if (!loaded) return;
  const { api, browser } = loaded;
  browser.ids.trace = traceId;
  browser.ids.span = spanId;
  const endTime = Date.now();
  const span = browser.tracer.startSpan('browser call', {
    root: true,
    kind: api.SpanKind.CLIENT,
    startTime: endTime - durationMs,
    attributes: facts,
  });
  if (failedAs !== undefined) fail(span, failedAs);
  span.end(endTime);
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
