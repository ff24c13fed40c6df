/**
 * Measures how long a visitor's touches and keys take to the next paint (Event Timing), on a phone of 360 px whose processor is four times
 * slower than this machine's. BENCH_ROUNDS: number of visits. CHROMIUM_PATH: the browser.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { startBank } from '../../frontend/e2e/support/bank.ts';
import { CLAUDIA, USED_FLAT } from '../../frontend/e2e/support/people.ts';
import { Simulator } from '../../frontend/e2e/support/simulator.ts';
import { median } from './median.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const SLOWER = 4;
const GOAL_MS = 200;
/** Longer than what follows a press: its calculation, and parts that are loaded. */
const SETTLED_MS = 1_000;
const BETWEEN_KEYS_MS = 150;
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'es-CL' };

/** Keeps the duration of the page's slowest interaction, ms. */
function watchInteractions(): void {
  new PerformanceObserver((list) => {
    const { dataset } = document.documentElement;
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId > 0)
        dataset['slowest'] = String(Math.max(Number(dataset['slowest'] ?? 0), entry.duration));
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Slowest interaction of each press, ms, by visit. */
const measured = new Map<string, number[]>();

/** Presses a control that the visitor has scrolled to. */
async function tap(page: Page, name: string, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  await press(page, name, () => control.tap());
}

async function press(page: Page, name: string, act: () => Promise<unknown>): Promise<void> {
  await pause(SETTLED_MS);
  await page.evaluate(() => void (document.documentElement.dataset['slowest'] = '0'));
  await act();
  await pause(SETTLED_MS);
  const slowestMs = await page.evaluate(() => Number(document.documentElement.dataset['slowest']));
  measured.set(name, [...(measured.get(name) ?? []), slowestMs]);
}

async function type(page: Page, field: Locator, [first = '', ...rest]: string): Promise<void> {
  const name = await field.getAttribute('name');
  await tap(page, `${name}, touch`, field);
  await press(page, `${name}, first key`, () => page.keyboard.press(first));
  await press(page, `${name}, other keys`, async () => {
    for (const key of rest) {
      await page.keyboard.press(key);
      await pause(BETWEEN_KEYS_MS);
    }
  });
}

/** Estimates, looks at each tab, answers the modules, and confirms. */
async function visit(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({ ...PHONE, baseURL: url });
  const page = await context.newPage();
  await page.addInitScript(watchInteractions);
  const simulator = new Simulator(page);
  const button = (name: string) => tap(page, name, page.getByRole('button', { name, exact: true }).first());
  await simulator.open();
  const processor = await context.newCDPSession(page);
  await processor.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await type(page, simulator.field('estimate_property_value'), '3200');
  await type(page, simulator.field('estimate_savings'), '28631547');
  await type(page, simulator.field('estimate_payment_years'), '25');
  for (const tab of await page.getByRole('tab').all()) await tap(page, `tab ${await tab.textContent()}`, tab);
  await button('Guardar y recibir el PDF');
  await type(page, simulator.field('input_name'), CLAUDIA.name);
  await type(page, simulator.field('input_rut'), CLAUDIA.rut);
  await simulator.fillClient();
  await tap(page, 'Continuar, module 1', simulator.continue);
  await simulator.fillProject(USED_FLAT);
  await tap(page, 'Continuar, module 2', simulator.continue);
  await button('Elegir 20 años');
  await tap(page, 'Calcular Dividendo', simulator.calculate);
  await tap(page, 'Confirmar Simulación', simulator.confirm);
  await context.close();
}

const bank = await startBank();
const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(executablePath && { executablePath }),
});
try {
  for (let round = 0; round < ROUNDS; round += 1) await visit(browser, bank.url);
} finally {
  await browser.close();
  await bank.stop();
}
console.log(`\na visitor's presses, processor ${SLOWER} times slower: ms to the next paint (least … most)`);
for (const [name, times] of measured) {
  const typical = median(times);
  const isMissed = typical > GOAL_MS ? ` goal <= ${GOAL_MS}: MISSED` : '';
  console.log(`  ${name.padEnd(36)} ${typical} (${Math.min(...times)} … ${Math.max(...times)})${isMissed}`);
}
