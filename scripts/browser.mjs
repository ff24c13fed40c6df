// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Debian's package of a headless Chromium, in which the tests take a fifth less processor time. */
const WITHOUT_WINDOWS = 'chromium-headless-shell';
const NAMES = [
  ...[WITHOUT_WINDOWS, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Returns the path of an installed Chromium. @returns {string | undefined} */
function installedBrowser() {
  const names = [process.env.CHROMIUM_PATH ?? '', ...NAMES].filter(Boolean);
  const { stdout } = spawnSync('which', names, { encoding: 'utf8' });
  return stdout?.split('\n').find(Boolean);
}

/** @param {string} command @param {string[]} args */
const succeeds = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** Installs Debian's package if possible as root, otherwise Playwright's own download. */
function install() {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No hay un Chromium en esta máquina: se instala el de Debian.');
    // An old package list leads to an old browser. Without a network the existing list is used.
    succeeds('apt-get', ['update']);
    if (succeeds('apt-get', ['install', '-y', '--no-install-recommends', WITHOUT_WINDOWS])) return;
  }
  console.log('No hay un Chromium en esta máquina: Playwright descarga el suyo.');
  succeeds('npx', ['playwright', 'install', 'chromium']);
}

/** Returns the path of the Chromium for tests; installs one if there is none. @returns {Promise<string>} */
export async function findBrowser() {
  const found = installedBrowser();
  if (found) return found;
  install();
  // Playwright is a dependency of the client's workspace.
  const { chromium } = createRequire(new URL('../frontend/package.json', import.meta.url))(
    '@playwright/test',
  );
  return installedBrowser() ?? chromium.executablePath();
}
