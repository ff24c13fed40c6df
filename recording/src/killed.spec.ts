import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NoHar, readHar } from './read-har.ts';

const PROCESS = fileURLToPath(new URL('./testing/record-without-end.ts', import.meta.url));
const LOADER = ['--conditions=source', '--import', '@swc-node/register/esm-register'];

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'killed-'));
});
afterAll(() => rm(directory, { recursive: true }));

describe('a recording whose process was killed', () => {
  it('has every entry but the last', async () => {
    const { NODE_OPTIONS: _, ...environment } = process.env;
    const child = spawn(process.execPath, [...LOADER, PROCESS, directory], {
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    for await (const chunk of child.stdout.setEncoding('utf8') as AsyncIterable<string>) {
      printed += chunk;
      if (Number(printed.trim().split('\n').at(-1)) >= 200 && !child.killed) child.kill('SIGKILL');
    }
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    const written = Number(/(\d+)\n[^\n]*$/.exec(printed)?.[1]);
    const { entries, context } = readHar(
      await readFile(join(directory, (await readdir(directory))[0] ?? ''), 'utf8'),
    );
    expect(written).toBeGreaterThanOrEqual(200);
    expect(entries.length).toBeGreaterThanOrEqual(written);
    expect(entries.length).toBeLessThanOrEqual(written + 1);
    expect(context).toMatchObject({ uf: null });
  });
});

describe('reading a HAR', () => {
  const WHOLE =
    '{"log":{"version":"1.2","entries":[\n{"request":1},\n{"request":2}\n],"_context":{"uf":null}}}\n';

  it('reads what is whole of a recording that was cut anywhere', () => {
    expect(readHar(WHOLE)).toMatchObject({ entries: [{}, {}], cut: false, context: { uf: null } });
    const second = WHOLE.indexOf('{"request":2}');
    for (let length = WHOLE.indexOf('\n') + 1; length < WHOLE.trimEnd().length; length += 1) {
      const { entries, cut } = readHar(WHOLE.slice(0, length));
      const whole = length >= second + 13 ? 2 : length >= second - 2 ? 1 : 0;
      expect([entries.length, cut]).toEqual([whole, true]);
    }
  });

  it('takes a byte order mark, and refuses what is no HAR', () => {
    expect(readHar(`\uFEFF${WHOLE}`).entries).toHaveLength(2);
    for (const text of ['', '{}', '[]', 'null', '{"log":{"entries":{}}}', '<html>']) {
      expect(() => readHar(text)).toThrow(NoHar);
    }
  });
});
