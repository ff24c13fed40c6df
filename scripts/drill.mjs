// @ts-check
// `npm run drill -- NAME [SIZE]`: runs a drill, with the Chromium that `npm test` finds.
import { spawnSync } from 'node:child_process';
import { installedBrowser } from './browser.mjs';
import { buildIfStale } from './build-if-stale.mjs';

buildIfStale();
const browser = installedBrowser();
const env = { ...process.env, ...(browser ? { CHROMIUM_PATH: browser } : {}) };
const args = ['run', '--silent', 'drill', '-w', 'lab', '--', ...process.argv.slice(2)];
process.exitCode = spawnSync('npm', args, { stdio: 'inherit', env }).status ?? 1;
