import { type Browser, chromium, type Page } from '@playwright/test';
import { startBffProcess } from '../../bff/src/testing/bff-process.ts';
import { EXAMPLE_REQUEST } from '../../bff/src/testing/example.ts';
import { KillablePostgres } from '../../bff/src/testing/killable-postgres.ts';
import { PERSON, PROJECT } from '../../bff/src/testing/visitor.ts';
import { type CollectedSpan, startCollector } from '../../bff/src/testing/test-collector.ts';
import { startMailbox } from '../../bff/src/testing/test-mailbox.ts';
import { CHROMIUM } from './person/chromium.ts';

const SAVE = 'create_web_simulation';
/** Names of the spans that a complete trace of a save has. */
const NEEDED = [
  'browser call',
  'request',
  'core attempt',
  'database transaction',
  'job mail',
  'smtp delivery',
];

/** Returns one line per span, indented below its parent: its time since the trace began, its duration and its attributes. */
function linesOf(spans: readonly CollectedSpan[], parent: string | undefined, depth = 0): string[] {
  const began = Math.min(...spans.map(({ startMs }) => startMs));
  return spans
    .filter(({ parentSpanId }) => parentSpanId === parent)
    .sort((one, other) => one.startMs - other.startMs)
    .flatMap(({ name, attributes, spanId, startMs, endMs }) => {
      const facts = Object.entries(attributes).map(([key, value]) => `${key}=${String(value)}`);
      const times = `+${(startMs - began).toFixed(0)} ms, ${(endMs - startMs).toFixed(1)} ms`;
      const line = `${'  '.repeat(depth)}${name} (${times}) ${facts.join(' ')}`.trimEnd();
      return [line, ...linesOf(spans, spanId, depth + 1)];
    });
}

/** Calls an operation from a page, as the client's own calls are made. */
const post = (page: Page, path: string, body: object): Promise<Record<string, unknown>> =>
  page.evaluate(
    async ([url, json]) => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(new Request(url, { method: 'POST', headers, body: json }));
      if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as Record<string, unknown>;
    },
    [path, JSON.stringify(body)] as const,
  );

/** Saves what a visitor's page has calculated, and waits until its span is reported. */
async function saveIn(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${url}/simulador`);
  const { uuid: client } = await post(page, '/authentication/api/clients/', PERSON);
  const { salida } = await post(page, '/api/external/calc_dividendo/', EXAMPLE_REQUEST);
  const [row] = salida as object[];
  const reported = page.waitForResponse(
    (response) => response.url().endsWith('/trazas') && String(response.request().postData()).includes(SAVE),
  );
  const body = { ...PROJECT, client, calculation: EXAMPLE_REQUEST, salida: row };
  await post(page, '/simulations/api/web/simulations/create', body);
  await reported;
}

/**
 * Prints the trace of one save from a browser (`CHROMIUM_PATH`, else Playwright's own) to the core, the database and the mail.
 * Succeeds if the trace has all of them.
 */
export async function drillTrace(): Promise<boolean> {
  // First, so that a missing browser leaves no process behind.
  const browser = await chromium.launch(CHROMIUM);
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
    await saveIn(browser, bff.url);
    const [mail] = await mailbox.arrived(PERSON.email);
    const header = mail && /^X-Trace-ID: (.+)$/m.exec(await mailbox.source(mail))?.[1]?.trim();
    // The spans that wait are sent at the end.
    bff.process.kill('SIGTERM');
    await bff.ended();
    const root = collector.spans.find(
      ({ service, attributes }) => service === 'simulador-browser' && attributes['operation'] === SAVE,
    );
    const spans = collector.spans.filter(({ traceId }) => traceId === root?.traceId);
    console.log([`trace ${root?.traceId}`, ...linesOf(spans, undefined)].join('\n'));
    console.log(`mail: X-Trace-ID: ${header}`);
    const names = new Set(spans.map(({ name }) => name));
    return NEEDED.every((name) => names.has(name)) && header === root?.traceId;
  } finally {
    await browser.close();
    await bff.kill();
    await collector.close();
    await mailbox.close();
    await postgres.stop();
  }
}
