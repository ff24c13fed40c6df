// @ts-check
// `npm run bench` and `npm run load`: builds what is stale, then measures in each workspace.
import { spawnSync } from 'node:child_process';
import { findBrowser } from './browser.mjs';
import { buildIfStale } from './build-if-stale.mjs';
import { answerHelp } from './help.mjs';

/** @type {Readonly<Record<string, { usage: string, workspaces: readonly string[] }>>} */
const MEASURES = {
  bench: {
    usage:
      'Uso: npm run bench   compara rendimientos; con BENCH_ROUNDS y otras variables (lab/performance.md)',
    workspaces: ['lab', 'frontend'],
  },
  load: {
    usage:
      'Uso: npm run load   tráfico mixto; con SIMULATIONS, MINUTES, RATE y MAX_RATE (lab/performance.md)',
    workspaces: ['lab'],
  },
};

const [name = ''] = process.argv.splice(2, 1);
const { usage, workspaces } = MEASURES[name] ?? { usage: '', workspaces: [] };
answerHelp(usage);
buildIfStale();
// A visitor's presses are measured in one.
if (name === 'bench') process.env.CHROMIUM_PATH = await findBrowser();
for (const workspace of workspaces) {
  const { status } = spawnSync('npm', ['run', '--silent', name, '-w', workspace], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
