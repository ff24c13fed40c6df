import { afterAll, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { CALCULATION, chromiumHar, PARIDAD } from './testing/har.ts';
import { Workbench } from './testing/workbench.ts';
import { startTarget } from './testing/target.ts';

const bench = new Workbench();
afterAll(() => bench.clear());

describe('the exit code', () => {
  const complaintOf = async (...args: string[]): Promise<[number, string]> => {
    const { code, complaint } = await bench.run(args);
    return [code, complaint.split('\n')[0] ?? ''];
  };

  it.each([
    [['--target', 'http://localhost:1'], 'Falta el ARCHIVO.'],
    [['x.har'], 'Falta --target URL.'],
    [['x.har', '--target', 'http://x', '--tolerance', 'Tasa'], '--tolerance se escribe CAMPO=N: Tasa.'],
    [['x.har', '--target', 'http://x', '--ignore', 'a[[b'], '--ignore no se entiende: a[[b.'],
    [['x.har', '--target', 'http://x', '--border', 'x'], '--border es client-bff o bff-core.'],
  ])('is 1 for %j', async (args, message) => {
    expect(await complaintOf(...args)).toEqual([1, message]);
  });

  it('is 1 when half of the credentials is missing', async () => {
    expect((await bench.run(['x.har', '--target', 'http://x'], { REPLAY_EMAIL: 'a@b.cl' })).code).toBe(1);
  });

  it('is 2 for a file that is missing, no HAR, or has nothing to replay', async () => {
    const args = ['--target', 'http://127.0.0.1:9'];
    expect(await complaintOf(bench.file('none.har'), ...args)).toEqual([
      2,
      'No se pudo leer none.har (ENOENT).',
    ]);
    expect(await complaintOf(await bench.saved('{}', 'no.har'), ...args)).toEqual([
      2,
      'no.har no es un archivo HAR.',
    ]);
    expect((await complaintOf(await bench.saved(chromiumHar([])), ...args))[0]).toBe(2);
  });

  it('is 3 when the target does not answer, and the report says from where on', async () => {
    const target = await startTarget(() => ({}));
    await target.close();
    const { code, result } = await bench.run([
      await bench.saved(chromiumHar([PARIDAD, PARIDAD])),
      '--target',
      target.url,
    ]);
    expect([code, result.totals]).toEqual([3, { failed: 1, same: 0, different: 0, skipped: 1 }]);
    expect(result.steps[1]?.notes).toEqual(['No se envió: el destino dejó de responder.']);
  });

  it('leaves out entries that have no address', async () => {
    const lost = { ...PARIDAD, request: { url: 'sin dirección' } };
    const inside = { ...PARIDAD, request: { url: 'data:text/plain,x' } };
    const har = chromiumHar([PARIDAD, lost, inside]);
    const { code, result } = await bench.against(har, () => ({ body: 40880.36 }));
    expect([code, result.totals.same, result.notes]).toEqual([0, 1, []]);
  });
});

describe('the reports', () => {
  it('escape what was received in JUnit', async () => {
    const args = ['--junit', bench.file('j.xml')];
    const evil = { detail: '<script>alert("x")</script>\u0000]]>' };
    const write = { path: '/api/x', sent: {}, answered: {} };
    const { code } = await bench.against(
      chromiumHar([PARIDAD, CALCULATION, write]),
      (_, count) => (count === 1 ? { body: 40880.36 } : { status: 500, body: evil }),
      args,
    );
    const junit = await readFile(bench.file('j.xml'), 'utf8');
    expect(code).toBe(4);
    expect(junit).toContain('<testsuites tests="3" failures="1" errors="0" skipped="1"');
    expect(junit).toContain(
      '<testcase classname="recording.har" name="#2 POST /api/external/calc_dividendo/"',
    );
    expect(junit).toContain('status: grabado 200');
    expect(junit).not.toContain('<script');
    expect(junit).not.toContain('\u0000');
  });
});
