/** The browsers that are installed on this machine. */
import { spawnSync } from 'node:child_process';
import puppeteer from 'puppeteer-core';
import { type Driver, WINDOW } from './person.ts';
import { startWebKit } from './webkit-driver.ts';

/** Starts Firefox over WebDriver BiDi. */
async function startFirefox(executablePath: string): Promise<Driver> {
  const started = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
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

/** Returns the path of the first installed program with one of these names or paths. */
const found = (...names: readonly (string | undefined)[]): string | undefined =>
  spawnSync('which', names.filter(Boolean) as string[], { encoding: 'utf8' })
    .stdout.split('\n')
    .find(Boolean);

const firefox = found(process.env['FIREFOX_PATH'], 'firefox-esr', 'firefox');
const webKit = found('WebKitWebDriver');

export const BROWSERS: readonly Browser[] = [
  {
    name: 'Firefox ESR',
    wants: 'firefox-esr, or FIREFOX_PATH',
    start: firefox === undefined ? null : () => startFirefox(firefox),
  },
  {
    name: 'WebKitGTK',
    wants: 'webkit2gtk-driver and xvfb',
    start: webKit && found('xvfb-run') ? () => startWebKit(webKit) : null,
  },
];
