import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import {
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { APP_CONFIG, type AppConfig } from '../config/environment.ts';

/** Facts of a span: our own codes, counts and templates, never a person's data. */
type SpanFacts = Readonly<Record<string, string | number | boolean>>;

const SERVICE = 'simulador-bff';
/** Maximum time to send spans, with all retries, ms. A shutdown waits that long for an unavailable collector. */
const SENDING_MS = 1_500;

/** Null while tracing is off: then spans are those of the API without a provider, which do nothing. */
let provider: NodeTracerProvider | null = null;

/** Loads OpenTelemetry and sends spans to a collector (OTLP over HTTP, JSON). @param endpoint its base address */
export async function startTracing(endpoint: string): Promise<void> {
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: SENDING_MS,
  });
  provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': SERVICE }),
    // A caller's `traceparent` must not decide whether its request has spans.
    sampler: new sdk.AlwaysOnSampler(),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  });
  provider.register();
}

/** Sends the remaining spans and turns tracing off. */
export async function stopTracing(): Promise<void> {
  const ending = provider;
  provider = null;
  await ending?.shutdown().catch(() => undefined);
  for (const api of [trace, context, propagation]) api.disable();
}

/** Returns the current span as the header `traceparent`; undefined without tracing. */
export function currentTraceparent(): string | undefined {
  const span = trace.getActiveSpan()?.spanContext();
  return span && `00-${span.traceId}-${span.spanId}-${span.traceFlags.toString(16).padStart(2, '0')}`;
}

/** Returns the id of the current trace; undefined without tracing. */
export const currentTraceId = (): string | undefined => trace.getActiveSpan()?.spanContext().traceId;

/** Adds facts to the current span. */
export const addToSpan = (facts: SpanFacts): void => void trace.getActiveSpan()?.setAttributes(facts);

/** Binds work that a queue starts later to the current span. */
export const bindToSpan = <T>(work: () => T): (() => T) =>
  provider ? context.bind(context.active(), work) : work;

interface SpanParts {
  readonly kind?: keyof typeof SpanKind;
  /** The caller's span as `traceparent`, if it is not the current one. */
  readonly parent?: string | undefined;
}

/** Runs work in a span that ends with it; without tracing, only runs the work. An error adds its name, never its message. */
export async function inSpan<T>(
  name: string,
  facts: SpanFacts,
  work: () => Promise<T>,
  parts: SpanParts = {},
): Promise<T> {
  const span = openSpan(name, facts, parts);
  if (!span) return work();
  try {
    const answer = await span.run(work);
    span.end({});
    return answer;
  } catch (error) {
    span.end({}, error instanceof Error ? error.name : 'Error');
    throw error;
  }
}

/** A span that its caller ends, with facts known by then; `run` runs work in it. */
interface OpenSpan {
  run<T>(work: () => T): T;
  end(facts: SpanFacts, failedAs?: string): void;
}

/** Begins a span for code with callbacks instead of promises; returns null without tracing. */
export function openSpan(
  name: string,
  attributes: SpanFacts,
  { kind = 'INTERNAL', parent: traceparent }: SpanParts = {},
): OpenSpan | null {
  if (!provider) return null;
  const outer =
    traceparent === undefined ? context.active() : propagation.extract(ROOT_CONTEXT, { traceparent });
  const span: Span = provider.getTracer(SERVICE).startSpan(name, { kind: SpanKind[kind], attributes }, outer);
  return {
    run: (work) => context.with(trace.setSpan(outer, span), work),
    end: (facts, failedAs) => {
      span.setAttributes(facts);
      if (failedAs !== undefined)
        span.setAttribute('error.type', failedAs).setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** Turns tracing on while the process serves, if `OTEL_EXPORTER_OTLP_ENDPOINT` names a collector. */
@Injectable()
export class TraceExport implements OnModuleInit, OnApplicationShutdown {
  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  async onModuleInit(): Promise<void> {
    if (this.config.traceCollector !== null) await startTracing(this.config.traceCollector);
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.config.traceCollector !== null) await stopTracing();
  }
}
