/** The browsers that are installed on this machine. */
import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Driver } from './driver.ts';
import { startPuppeteer } from './puppeteer-driver.ts';
import { startWebKit } from './webkit-driver.ts';

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
