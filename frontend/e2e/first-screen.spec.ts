/** The public page's HTML contains its first screen. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './support/measures.ts';
import { CLAUDIA } from './support/people.ts';
import { expect, test as base } from './support/test.ts';

// Doesn't wait for the client to load, unlike the other tests: these tests look at the page before that.
const test = base.extend({ drawn: async ({ page: _ }, provide) => provide(undefined) });

/** Holds the client's scripts back until the returned function is called. */
async function delayClient(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
const isDrawnOnly = (page: Page) => page.locator('#root[data-drawn]');

test('without any script it is there and says what is missing; it holds no date and no figure that would age', async ({
  browser,
  baseURL,
  request,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/simulador`);
  for (const [width, height] of [
    [360, 740],
    [1280, 860],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('heading', { name: 'Simula tu crédito hipotecario' })).toBeVisible();
    await expect(page.locator('noscript')).toBeVisible();
    await expectNoSidewaysScroll(page, `without any script at ${width} px`);
  }
  await context.close();

  const html = await (await request.get('/simulador')).text();
  const markup = html.slice(html.indexOf('<div id="root"'));
  const body = markup.replace(/<[^>]*>/g, ' ');
  expect(body).toContain('Cuéntanos de ti');
  expect(body).not.toMatch(/\d{2}-\d{2}-\d{4}|\d,\d|\$ ?\d/);
});

test('what is typed, chosen and submitted at the root before the client is there is not lost', async ({
  page,
  simulator,
  baseURL,
}) => {
  const release = await delayClient(page);
  let asked = 0;
  page.on('request', (request) => void (request.url().endsWith('/api/simulador/inicio') && (asked += 1)));
  await page.goto('/', { waitUntil: 'commit' });
  await simulator.field('input_property_value').fill('100000000');
  await simulator.field('input_property_value_currency').nth(1).check({ force: true });
  await simulator.fillClient();
  await simulator.continue.click();
  await expect(isDrawnOnly(page)).toBeAttached();
  await expect.poll(() => asked).toBe(1);
  release();
  await expect(page.getByText('¿Cómo es tu próximo proyecto?')).toBeVisible();
  expect(asked).toBe(1);
  expect(page.url().replace(baseURL ?? '', '')).toBe('/simulador');
  await page.getByRole('button', { name: 'Editar tus datos' }).click();
  await expect(simulator.field('input_rut')).toHaveValue(CLAUDIA.rut);
  await expect(simulator.field('input_consent')).toBeChecked();
});

/** Lets the client's scripts be missing while `areMissing` returns true for the number of pages that were loaded. */
async function withMissingFiles(page: Page, areMissing: (pages: number) => boolean, until?: Promise<void>) {
  let pages = 0;
  page.on('request', (request) => void (request.isNavigationRequest() && (pages += 1)));
  await page.route('**/assets/*.js', async (route) => {
    await until;
    await (areMissing(pages) ? route.fulfill({ status: 404 }) : route.continue());
  });
  return () => pages;
}

test.describe('files of another release', () => {
  test.use({ expectsFailedCalls: true });

  test('a page without its files is loaded again, with what was typed and chosen', async ({
    page,
    simulator,
  }) => {
    let release = (): void => undefined;
    const typed = new Promise<void>((resolve) => (release = resolve));
    await withMissingFiles(page, (pages) => pages < 2, typed);
    await page.goto('/simulador', { waitUntil: 'commit' });
    await simulator.fillClient();
    await expect(isDrawnOnly(page)).toBeAttached();
    release();
    await expect(isDrawnOnly(page)).not.toBeAttached();
    await expect(simulator.field('input_rut')).toHaveValue(CLAUDIA.rut);
    await expect(simulator.field('input_consent')).toBeChecked();
    await simulator.continue.click();
    await expect(page.getByText('¿Cómo es tu próximo proyecto?')).toBeVisible();
  });

  test('a page whose files stay missing says so, and is loaded again once', async ({ page }) => {
    const pages = await withMissingFiles(page, () => true);
    await page.goto('/login');
    await expect(page.getByText(/^No pudimos cargar el simulador\./)).toBeVisible();
    expect(pages()).toBe(2);
  });
});

test('a visitor with answers of their own sees those first', async ({ page, simulator }) => {
  await simulator.open();
  await expect(isDrawnOnly(page)).not.toBeAttached();
  await simulator.enter('input_name', 'Ana');
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);
  const release = await delayClient(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(isDrawnOnly(page)).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Simula tu crédito hipotecario' })).toBeHidden();
  release();
  await expect(simulator.field('input_name')).toHaveValue('Ana');
});

/** Returns the addresses in a data attribute of the script that loads the client. */
const dataOf = (html: string, name: string): readonly string[] =>
  new RegExp(` data-${name}="([^"]+)"`).exec(html)?.[1]?.split(' ') ?? [];

test('the client waits for the whole page, however slowly it arrives', async ({
  page,
  request,
  simulator,
}) => {
  const html = await (await request.get('/simulador')).text();
  const rootAt = html.indexOf('<div id="root"');
  let sendRest = (): void => undefined;
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, rootAt));
    sendRest = () => void response.end(html.slice(rootAt));
  }).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await page.route('**/simulador', (route) => route.continue({ url: `http://localhost:${port}/simulador` }));
  const assets = ['entry', 'imports'].flatMap((name) => dataOf(html, name));
  expect(assets.length).toBeGreaterThan(1);
  try {
    // A page with a shared link loads the client at once, not when the first screen is painted.
    await page.goto('/simulador#compartida', { waitUntil: 'commit' });
    await page.waitForFunction(
      (paths) => paths.every((path) => performance.getEntriesByName(`${location.origin}${path}`).length > 0),
      assets,
    );
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    );
    sendRest();
    await expect(simulator.field('input_name')).toBeVisible();
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
