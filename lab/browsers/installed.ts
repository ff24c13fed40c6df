/** The browsers that are installed on this machine. */
import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
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

const { env } = process;

export interface Browser {
  readonly name: string;
  /** Debian packages to install, and the environment variable that names another path. */
  readonly wants: string;
  /** Starts the browser; null if it is not installed. */
  readonly start: (() => Promise<Driver>) | null;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(...names: readonly string[]): readonly string[] {
  const folders = (env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(isExecutable);
}

/** Returns the program that an environment variable names; an empty list if it is not executable. */
const named = (file = ''): readonly string[] => (file !== '' && isExecutable(file) ? [file] : []);

/** Returns the major version, e.g. 150 of `Chromium 150.0.7871.100`. */
const majorOf = (file: string): number =>
  Number(/ (\d+)\./.exec(execFileSync(file, ['--version'], { encoding: 'utf8' }))?.[1] ?? Infinity);

function oldestChromium(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
  const found = [...named(env['OLD_CHROMIUM_PATH']), ...named(env['CHROMIUM_PATH']), ...onPath(...names)];
  return found.sort((a, b) => majorOf(a) - majorOf(b))[0];
}

const [firefox] = [...named(env['FIREFOX_PATH']), ...onPath('firefox-esr', 'firefox')];
const [driver] = onPath('WebKitWebDriver');
const [xvfb] = onPath('Xvfb');
const chromium = oldestChromium();

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
