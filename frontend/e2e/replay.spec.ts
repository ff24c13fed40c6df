import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startBank } from './support/bank.ts';
import { CLAUDIA } from './support/people.ts';
import { Simulator } from './support/simulator.ts';
import { expect, test } from './support/test.ts';

const REPLAY = fileURLToPath(new URL('../../mocks/dist/replay/main.js', import.meta.url));

/** Runs the replay command and returns its exit code and output. */
const replay = (...args: readonly string[]): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [REPLAY, ...args], (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    );
  });

test('a whole simulation, recorded by the browser and by the BFF, is the same on another instance', async ({
  browser,
  bank: fresh,
}) => {
  const directory = await mkdtemp(join(tmpdir(), 'grabacion-'));
  const byBrowser = join(directory, 'browser.har');
  const recorded = await startBank({ RECORD: join(directory, 'bff') });
  const context = await browser.newContext({
    baseURL: recorded.url,
    recordHar: { path: byBrowser, content: 'embed' },
  });
  const page = await context.newPage();
  const simulator = new Simulator(page);
  await simulator.open();
  // Enough income, and no answer to what one can afford: both follow from the income, which is replaced in recordings.
  await page.route('**/api/simulador/alcance', (route) => route.abort());
  await simulator.toProject({ salary: '3000000' });
  await simulator.fillProject();
  await simulator.continue.click();
  await simulator.fillCredit();
  await simulator.calculate.click();
  await simulator.confirm.click();
  await context.close();
  await recorded.stop();

  const [name = ''] = await readdir(join(directory, 'bff'));
  const byBff = join(directory, 'bff', name);
  for (const file of [byBrowser, byBff]) {
    const { code, said } = await replay(file, '--target', fresh.url);
    // A request that the browser cancelled has no recorded answer, so it is counted separately.
    expect(said).toMatch(/\n[1-9]\d* iguales, 0 con diferencias[;,]/);
    expect(said).toContain('POST /api/simulador/calculo');
    expect(code, said).toBe(0);
  }

  const text = await readFile(byBff, 'utf8');
  for (const data of [CLAUDIA.email, CLAUDIA.lastName, CLAUDIA.phone.slice(4), '12345678', '12.345.678']) {
    expect(text).not.toContain(data);
  }
  await rm(directory, { recursive: true });
});
