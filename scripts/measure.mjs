// @ts-check
// `npm run bench`: builds what is stale, then measures in each workspace.
import { spawnSync } from 'node:child_process';
import { findBrowser } from './browser.mjs';
import { buildIfStale } from './build-if-stale.mjs';
import { answerHelp } from './help.mjs';

answerHelp(
  'Uso: npm run bench   compara rendimientos; con BENCH_ROUNDS y otras variables (lab/performance.md)',
);
buildIfStale();
// A visitor's presses are measured in one.
process.env.CHROMIUM_PATH = await findBrowser();
for (const workspace of ['lab', 'frontend']) {
  const { status } = spawnSync('npm', ['run', '--silent', 'bench', '-w', workspace], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
