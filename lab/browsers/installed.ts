/** The browsers that are installed on this machine. */
import { execFileSync, spawnSync } from 'node:child_process';
import { type Driver, WINDOW } from './driver.ts';
import { startWebKit } from './webkit-driver.ts';
import puppeteer from 'puppeteer-core';

/** Starts Firefox over WebDriver BiDi, or Chromium over its own protocol. */
async function startPuppeteer(browser: 'firefox' | 'chrome', executablePath: string): Promise<Driver> {
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

export interface Browser {
  readonly name: string;
  /** Debian packages to install, and the environment variable that names another path. */
  readonly wants: string;
  /** Starts the browser; null if it is not installed. */
  readonly start: (() => Promise<Driver>) | null;
}

/** Returns the installed programs with these names or paths. */
const found = (...names: readonly (string | undefined)[]): readonly string[] =>
  spawnSync('which', names.filter(Boolean) as string[], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean);

/** Returns the major version, e.g. 150 of `Chromium 150.0.7871.100`. */
const majorOf = (file: string): number =>
  Number(/ (\d+)\./.exec(execFileSync(file, ['--version'], { encoding: 'utf8' }))?.[1] ?? Infinity);

const { FIREFOX_PATH, OLD_CHROMIUM_PATH, CHROMIUM_PATH } = process.env;
const chromiums = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const [chromium] = found(OLD_CHROMIUM_PATH, CHROMIUM_PATH, ...chromiums).toSorted(
  (one, other) => majorOf(one) - majorOf(other),
);
const [firefox] = found(FIREFOX_PATH, 'firefox-esr', 'firefox');
const [driver] = found('WebKitWebDriver');
const [xvfb] = found('Xvfb');

export const BROWSERS: readonly Browser[] = [
  {
    name: 'Firefox ESR',
    wants: 'firefox-esr, or FIREFOX_PATH',
    start: firefox === undefined ? null : () => startPuppeteer('firefox', firefox),
  },
  {
    name: 'WebKitGTK',
    wants: 'webkit2gtk-driver and xvfb',
    start: driver && xvfb ? () => startWebKit({ driver, xvfb }) : null,
  },
  {
    name: 'the oldest Chromium',
    wants: 'chromium, or OLD_CHROMIUM_PATH',
    start: chromium === undefined ? null : () => startPuppeteer('chrome', chromium),
  },
];
