import puppeteer from 'puppeteer-core';
import { WINDOW, type Driver } from './driver.ts';

/** Starts Firefox over WebDriver BiDi, or Chromium over its own protocol. */
export async function startPuppeteer(browser: 'firefox' | 'chrome', executablePath: string): Promise<Driver> {
  const started = await puppeteer.launch({
    browser,
    executablePath,
    args: browser === 'chrome' ? ['--no-sandbox', '--disable-gpu', '--lang=es-CL'] : [],
    // The offer to save a password would catch the keys.
    extraPrefsFirefox: { 'intl.accept_languages': 'es-CL, es', 'signon.rememberSignons': false },
    defaultViewport: WINDOW,
  });
  const page = await started.newPage();
  const { keyboard } = page;
  return {
    version: await started.version(),
    open: async (url) => void (await page.goto(url)),
    press: (key) => keyboard.press(key),
    tabBack: async () => {
      await keyboard.down('Shift');
      await keyboard.press('Tab');
      await keyboard.up('Shift');
    },
    type: (text) => keyboard.type(text),
    ask: (question, ...args) => page.evaluate(question as (...args: unknown[]) => never, ...args),
    picture: async (file) => void (await page.screenshot({ path: file as `${string}.png` })),
    close: () => started.close(),
  };
}
