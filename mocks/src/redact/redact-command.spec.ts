import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumHar, PARIDAD } from '../replay/testing/har.ts';
import { redact } from './redact-command.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'redact-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function run(...args: string[]): Promise<[code: number, said: string]> {
  let said = '';
  const output = { report: (text: string) => (said += text), complaint: (text: string) => (said += text) };
  return [await redact(args, output), said];
}

describe('a browser’s HAR', () => {
  it('is written without its people, as a recording', async () => {
    const person = { first_name: 'Camila', last_name: 'Rojas Fuentes', identification: '12345678-5' };
    const sent = { ...person, email: 'camila.rojas@correo.example', phone_number: '+56955207719' };
    const path = '/authentication/api/clients';
    const file = join(folder, 'sesion.har');
    await writeFile(
      file,
      chromiumHar([PARIDAD, { path, method: 'POST', sent, status: 201, answered: person }]),
    );
    const [code, said] = await run(file, '--dir', folder);
    expect([code, said]).toEqual([0, expect.stringMatching(/^2 solicitudes .*\.har\n$/)]);
    const text = await readFile(said.trim().split(' ').at(-1) ?? '', 'utf8');
    expect(text).not.toMatch(/Camila|Rojas|12345678|camila|55207719/);
    expect(text).toContain('40880.36');
    const { log } = JSON.parse(text) as { log: { entries: { _border: string }[] } };
    expect(log.entries.map(({ _border }) => _border)).toEqual(['client-bff', 'client-bff']);
    expect(await run(file, '--dir', file)).toEqual([3, expect.stringContaining('EEXIST')]);
  });

  it('is refused without requests of the API, and without a file', async () => {
    const file = join(folder, 'otra.har');
    await writeFile(file, chromiumHar([{ ...PARIDAD, origin: 'https://api.example' }]));
    expect(await run(file, '--dir', folder)).toEqual([2, expect.stringContaining('--origin')]);
    expect((await run())[0]).toBe(1);
  });
});
