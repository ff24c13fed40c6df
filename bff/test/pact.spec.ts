/** `npm run pact`: a client's contract, as Pact's own library wrote it, verified against a running BFF. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startBff, type TestBff } from '../src/testing/test-bff.ts';
import { startMailbox, type TestMailbox } from '../src/testing/test-mailbox.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const EXAMPLE = join(ROOT, 'docs/examples/pact.json');

let bff: TestBff;
let mailbox: TestMailbox;
let folder: string;
beforeAll(async () => {
  mailbox = await startMailbox();
  bff = await startBff({ env: { SEED_DEMO_USERS: 'true', SMTP_URL: mailbox.smtpUrl } });
  folder = await mkdtemp(join(tmpdir(), 'pact-'));
});
afterAll(async () => {
  await bff.close();
  await mailbox.close();
  await rm(folder, { recursive: true });
});

interface Verification {
  readonly exitCode: number;
  readonly output: string;
}

const verify = (file: string, target = bff.url): Promise<Verification> =>
  new Promise((resolve) => {
    const args = [
      'scripts/run.mjs',
      'scripts/pact.mjs',
      file,
      '--target',
      target,
      '--junit',
      join(folder, 'junit.xml'),
    ];
    const env = { ...process.env, NODE_OPTIONS: '' };
    const child = execFile(process.execPath, args, { cwd: ROOT, env }, (_error, stdout, stderr) => {
      resolve({ exitCode: child.exitCode ?? -1, output: stdout + stderr });
    });
  });

const junit = (): Promise<string> => readFile(join(folder, 'junit.xml'), 'utf8');

it('verifies a contract with its sign-ins, a saved simulation and one that was sent', async () => {
  const { exitCode, output } = await verify(EXAMPLE);
  expect([exitCode, exitCode === 0 ? '' : output]).toEqual([0, '']);
  expect(await junit()).toContain('tests="7" failures="0"');
});

it('names what a broken contract misses, and which request of a state failed', async () => {
  const file = join(folder, 'broken.json');
  await writeFile(file, (await readFile(EXAMPLE, 'utf8')).replaceAll('Dividendo', 'Cuota'));
  await bff.query("UPDATE users SET disabled = true WHERE email = 'ejecutivo@demo.cl'");
  const { exitCode, output } = await verify(file);
  expect([exitCode, output]).toEqual([4, expect.stringContaining('Cuota')]);
  expect(output).toContain('signed in as executiverole: POST /api/token: 401');
  expect(await junit()).toMatch(
    /failures="3"[^]*name="a dividend" time="0"><failure message="[^"]*">[^<]*missing[^<]*Cuota/,
  );
  await bff.query("UPDATE users SET disabled = false WHERE email = 'ejecutivo@demo.cl'");
});

it('says that it could not verify', async () => {
  expect(await verify(join(folder, 'none.json'))).toMatchObject({
    exitCode: 3,
    output: expect.stringContaining('does not exist'),
  });
});
