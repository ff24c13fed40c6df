import supertest from 'supertest';
import { startBffProcess } from '../bff-process.ts';
import { KillablePostgres } from '../killable-postgres.ts';
import { PERSON, presentConsent, Visitor } from '../saved.ts';
import { type CollectedSpan, startCollector } from '../test-collector.ts';
import { startMailbox } from '../test-mailbox.ts';

/** Ids of trace and span, as a browser's instrumentation or a proxy would send them. */
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const BROWSER = '00f067aa0ba902b7';

/** Returns a span and its children, one per line with its facts and its time since the trace began. */
function linesOf(spans: readonly CollectedSpan[], parent: string, depth = 1): string[] {
  const began = Math.min(...spans.map(({ startMs }) => startMs));
  return spans
    .filter(({ parentSpanId }) => parentSpanId === parent)
    .sort((one, other) => one.startMs - other.startMs)
    .flatMap(({ name, attributes, spanId, startMs, endMs }) => {
      const facts = Object.entries(attributes).map(([key, value]) => `${key}=${String(value)}`);
      const times = `+${(startMs - began).toFixed(0)} ms, ${(endMs - startMs).toFixed(1)} ms`;
      const line = `${'  '.repeat(depth)}${name} (${times}) ${facts.join(' ')}`;
      return [line, ...linesOf(spans, spanId, depth + 1)];
    });
}

/**
 * Prints the trace of one save, from the browser's request to the core, the database and the mail. Goal: the trace contains all of them.
 */
export async function drillTrace(): Promise<boolean> {
  const [postgres, mailbox, collector] = await Promise.all([
    KillablePostgres.start(),
    startMailbox(),
    startCollector(),
  ]);
  const bff = await startBffProcess({
    DATABASE_URL: postgres.url,
    CORE_URL: mailbox.coreUrl,
    SMTP_URL: mailbox.smtpUrl,
    MODE_TMC: 'core',
    MODE_DIVIDENDO: 'core',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  });
  try {
    const visitor = new Visitor(supertest(bff.url));
    const calculated = await visitor.calculated(await visitor.introduce());
    const body = { ...calculated, consent: presentConsent() };
    const traceparent = `00-${TRACE}-${BROWSER}-01`;
    await visitor.post('/simulations/api/web/simulations/create', body, { traceparent });
    const [mail] = await mailbox.arrived(PERSON.email);
    const header = mail && /^X-Trace-ID: (.+)$/m.exec(await mailbox.source(mail))?.[1];
    // Buffered spans are sent at shutdown.
    bff.process.kill('SIGTERM');
    await bff.ended();
    const spans = collector.spans.filter(({ traceId }) => traceId === TRACE);
    console.log([`browser (trace ${TRACE})`, ...linesOf(spans, BROWSER)].join('\n'));
    console.log(`mail: X-Trace-ID: ${header}`);
    const names = new Set(spans.map(({ name }) => name));
    const isWhole = ['request', 'core attempt', 'database transaction', 'job mail'].every((name) =>
      names.has(name),
    );
    return isWhole && header === TRACE;
  } finally {
    await bff.kill();
    await collector.close();
    await mailbox.close();
    await postgres.stop();
  }
}
