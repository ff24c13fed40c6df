/** Draws the pictures of the README when run with UPDATE_PICTURES=1. Not part of the tests. */
import type { Browser, Page } from '@playwright/test';
import { mkdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Professional } from './support/professional.ts';
import { Simulator } from './support/simulator.ts';
import { startSession } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const PICTURE = fileURLToPath(new URL('../../docs/img/simulador.png', import.meta.url));
const PROFESSIONAL_PICTURE = fileURLToPath(new URL('../../docs/img/profesional.png', import.meta.url));
const OFFICE_PICTURE = fileURLToPath(new URL('../../docs/img/oficina.png', import.meta.url));
const MOST_BYTES = 300_000;

test.use({ demoSimulations: 900 });

/** Returns the picture of an answer to figures of one's own. */
async function pictureOf(page: Page): Promise<Buffer> {
  const simulator = new Simulator(page);
  await simulator.open();
  await simulator.field('input_property_value').fill('3200');
  await simulator.field('input_payment_years_cv').fill('25');
  await expect(simulator.result).toContainText(/\$\d/);
  await page.evaluate(() => window.scrollTo(0, 0));
  return page.screenshot({ animations: 'disabled' });
}

test('the simulator on a desktop and on a phone', async ({ page, browser, baseURL }) => {
  await page.setViewportSize({ width: 1280, height: 960 });
  const desktop = await pictureOf(page);
  const phone = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } });
  const small = await pictureOf(phone);
  await phone.close();

  const sheet = await browser.newPage({ viewport: { width: 1800, height: 1040 } });
  const source = (image: Buffer): string => `data:image/png;base64,${image.toString('base64')}`;
  await sheet.setContent(`<body style="margin:0;display:flex;gap:50px;align-items:center;justify-content:center;
    height:1040px;background:#e3f1ef"><img src="${source(desktop)}"><img src="${source(small)}"><style>
    img{border-radius:12px;box-shadow:0 8px 32px rgb(18 38 58/.2)}</style>`);
  await mkdir(fileURLToPath(new URL('../../docs/img/', import.meta.url)), { recursive: true });
  await sheet.screenshot({ path: PICTURE });
  await sheet.close();
  expect((await stat(PICTURE)).size).toBeLessThan(MOST_BYTES);
});

test('the professional simulator and the summary of what it saved', async ({ page, browser }) => {
  test.slow();
  const professional = new Professional(page);
  await page.setViewportSize({ width: 1280, height: 880 });
  await professional.toResult();
  await page.evaluate(() => window.scrollTo(0, 0));
  const simulator = await page.screenshot({ animations: 'disabled' });
  await professional.confirm.click();
  await expect(professional.send).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  const summary = await page.screenshot({ animations: 'disabled' });

  await drawBeside(browser, [simulator, summary], PROFESSIONAL_PICTURE);
});

test('the back office: the overview, and the detail over the list', async ({ page, browser }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 960 });
  await startSession(page, 'adminrole');
  await page.goto('/dashboard');
  await expect(page.getByRole('img', { name: /Simulaciones por día/ })).toBeVisible();
  const overview = await page.screenshot({ animations: 'disabled' });
  await page.goto('/listado?requestStatus=3');
  await page
    .getByRole('button', { name: /^\d+ simulaci(ón|ones) de / })
    .first()
    .click();
  await page
    .getByRole('link', { name: /^Ver detalle/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByLabel('Resolución')).toBeVisible();
  await page.mouse.move(0, 0);
  const detail = await page.screenshot({ animations: 'disabled' });
  await drawBeside(browser, [overview, detail], OFFICE_PICTURE);
});

/** Draws two desktop screenshots side by side. */
async function drawBeside(browser: Browser, images: readonly Buffer[], path: string): Promise<void> {
  const sheet = await browser.newPage({ viewport: { width: 1800, height: 760 } });
  const drawn = images.map((image) => `<img src="data:image/png;base64,${image.toString('base64')}">`);
  await sheet.setContent(`<body style="margin:0;display:flex;gap:40px;align-items:center;justify-content:center;
    height:760px;background:#e3f1ef">${drawn.join('')}<style>
    img{width:850px;border-radius:12px;box-shadow:0 8px 32px rgb(18 38 58/.2)}</style>`);
  await sheet.screenshot({ path });
  await sheet.close();
  expect((await stat(path)).size).toBeLessThan(MOST_BYTES);
}
