/** The client without a BFF: a service worker answers, from the handlers that also play the core. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { pagesOf } from './support/pdf.ts';
import { Schedule } from './support/schedule.ts';
import { Simulator } from './support/simulator.ts';
import { Summary } from './support/summary.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

let cacheDir: string;
let server: ViteDevServer;

test.beforeAll(async () => {
  process.env['VITE_MOCKS'] = '1';
  cacheDir = await mkdtemp(join(tmpdir(), 'client-alone-'));
  server = await createServer({
    root: ROOT,
    cacheDir,
    logLevel: 'silent',
    // Nobody answers behind the proxy: what the worker leaves out fails.
    server: { port: 0, strictPort: false, proxy: {} },
  });
  await server.listen();
});

test.afterAll(async () => {
  await server.close();
  await rm(cacheDir, { recursive: true, force: true });
});

const mocked = (page: Simulator['page'], scenarios: object): Promise<number> =>
  page.evaluate(
    async (body) => (await fetch('/__mock/scenario', { method: 'PUT', body })).status,
    JSON.stringify(scenarios),
  );

test('a visitor simulates and saves, and a core that misbehaves can be played', async ({ page }) => {
  const simulator = new Simulator(page);
  // The first visit of a development server makes the bundles of what the page imports.
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}simulador`);
  await expect(page.getByText('UF hoy')).toBeVisible();
  await simulator.toProject();
  await simulator.fillProject();
  await simulator.continue.click();
  await simulator.fillCredit();
  expect(await mocked(page, { calc_dividendo: 'status:500' })).toBe(200);
  await simulator.calculate.click();
  await expect(page.getByText('Un sistema externo no respondió bien').first()).toBeVisible();
  expect(await mocked(page, {})).toBe(200);
  await simulator.calculate.click();
  await expect(simulator.confirm).toBeVisible();
  await expect(simulator.result).toContainText('11,');
  const schedule = new Schedule(page);
  expect((await schedule.open()).rows).toHaveLength(300);

  const summary = new Summary(page);
  await summary.open();
  expect(await mocked(page, { calc_dividendo: 'status:500' })).toBe(200);
  await summary.ask.click();
  await expect(summary.alert).toContainText('Un sistema externo no respondió bien');
  expect(await mocked(page, {})).toBe(200);
  await summary.ask.click();
  await expect(summary.success).toBeVisible();
  const download = await summary.downloaded();
  expect(download.suggestedFilename()).toBe('Detalle Simulación.pdf');
  const [text] = await pagesOf(await readFile(await download.path()));
  expect(text).toContain('del core simulado');
});
