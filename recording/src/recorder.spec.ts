import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFile, type OpenFile } from './har-file.ts';
import type { RecordingContext } from './context.ts';
import type { HarEntry } from './redaction.ts';
import { Recorder, type RecorderOptions } from './recorder.ts';
import { jsonExchange } from './testing/exchanges.ts';

interface HarLog {
  readonly entries: readonly HarEntry[];
  readonly _context: RecordingContext;
}

let directory: string;
let warnings: string[];
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'recorder-'));
  warnings = [];
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const recorderWith = (options: Partial<RecorderOptions> = {}): Recorder =>
  new Recorder({ directory, onWarning: (_, code) => warnings.push(code), ...options });
const read = async (path = ''): Promise<HarLog> =>
  (JSON.parse(await readFile(path, 'utf8')) as { log: HarLog }).log;

/** Simulates a disk of a limited size: a write beyond it is partly done and fails. */
const diskOf =
  (bytes: number): OpenFile =>
  async (path) => {
    const file = await createFile(path);
    return {
      ...file,
      async write(chunk, position) {
        const space = Math.max(0, bytes - position);
        await file.write(chunk.subarray(0, space), position);
        if (space < chunk.length) throw Object.assign(new Error(), { code: 'ENOSPC' });
      },
    };
  };

describe('the recorder', () => {
  it('writes a HAR 1.2 that is whole after every entry', async () => {
    const recorder = recorderWith({ now: () => new Date('2026-11-20T15:00:00Z') });
    for (const count of [0, 1, 2, 3]) {
      await recorder.flush();
      const log = await read(recorder.path);
      expect(log).toMatchObject({ version: '1.2', creator: { name: 'simulador-hipotecario' } });
      expect(log.entries).toHaveLength(count);
      recorder.record(jsonExchange({ exchange: { border: count % 2 ? 'bff-core' : 'client-bff' } }));
    }
    await recorder.close();
    expect(warnings).toEqual([]);
    expect((await read(join(directory, (await readdir(directory))[0] ?? ''))).entries).toHaveLength(4);
  });

  it('lets nobody but its owner read the file', async () => {
    const recorder = recorderWith({ directory: join(directory, 'new', 'folder') });
    await recorder.flush();
    expect((await stat(recorder.path ?? '')).mode & 0o077).toBe(0);
    await recorder.close();
  });

  it('leaves no file when nothing passed', async () => {
    await recorderWith().close();
    expect(await readdir(directory)).toEqual([]);
  });

  it('keeps the clock and the UF with the recording', async () => {
    const recorder = recorderWith({ now: () => new Date('2026-11-20T15:00:00Z') });
    const paridad = { method: 'GET', url: '/api/external/paridad/', body: null };
    const headers = { 'content-type': 'application/json', 'X-Uf-Date': '2026-11-20' };
    recorder.record(jsonExchange({ request: paridad, answered: 40880.36, response: { headers } }));
    recorder.record(jsonExchange({ exchange: { border: 'bff-core' }, request: paridad, answered: 40880.36 }));
    await recorder.flush();
    expect((await read(recorder.path))._context).toEqual({
      clock: '2026-11-20T15:00:00.000Z',
      uf: { value: 40880.36, date: '2026-11-20' },
    });
    await recorder.close();
  });

  it('stops with one warning when the folder cannot be written', async () => {
    await writeFile(join(directory, 'file'), '');
    const recorder = recorderWith({ directory: join(directory, 'file', 'below') });
    recorder.record(jsonExchange());
    await recorder.flush();
    recorder.record(jsonExchange());
    await recorder.close();
    expect([warnings, recorder.path]).toEqual([['ENOTDIR'], undefined]);
  });

  it('stops with one warning on a full disk and leaves what was written whole', async () => {
    const recorder = recorderWith({ openFile: diskOf(4000) });
    for (let index = 0; index < 20; index += 1) recorder.record(jsonExchange());
    await recorder.flush();
    recorder.record(jsonExchange());
    await recorder.close();
    expect(warnings).toEqual(['ENOSPC']);
    const { entries } = await read(join(directory, (await readdir(directory))[0] ?? ''));
    expect(entries.length).toBeGreaterThan(1);
    expect(entries.length).toBeLessThan(20);
  });

  it('stops at its largest file', async () => {
    const recorder = recorderWith({ maxFileBytes: 3000 });
    for (let index = 0; index < 20; index += 1) recorder.record(jsonExchange());
    await recorder.close();
    expect(warnings).toEqual(['EFBIG']);
  });

  it('bounds what waits: the rest is counted, with one warning', async () => {
    const recorder = recorderWith({ maxWaitingBytes: 10_000 });
    for (let index = 0; index < 50; index += 1) recorder.record(jsonExchange());
    await recorder.flush();
    recorder.record(jsonExchange());
    await recorder.flush();
    const { entries, _context } = await read(recorder.path);
    await recorder.close();
    expect(warnings).toEqual(['OVERTAKEN']);
    expect(entries.length + (_context.dropped ?? 0)).toBe(51);
    expect(entries.length).toBeLessThan(10);
  });

  it('keeps only the size of a large body', async () => {
    const recorder = recorderWith({ maxBodyBytes: 100 });
    recorder.record(jsonExchange({ answered: 'x'.repeat(200) }));
    await recorder.flush();
    const { entries } = await read(recorder.path);
    await recorder.close();
    expect(entries[0]?.response.content).toEqual({
      size: 202,
      mimeType: 'application/json',
      _omitted: 'too-large',
    });
  });

  it('never throws into the traffic, not even when its listener or an exchange is broken', async () => {
    const recorder = recorderWith({
      openFile: () => Promise.reject(new Error()),
      onWarning: () => {
        throw new Error();
      },
    });
    await recorder.flush();
    const broken = recorderWith();
    broken.record({ ...jsonExchange(), startedAt: new Date(NaN) });
    broken.record(jsonExchange());
    await broken.flush();
    expect(await read(broken.path)).toMatchObject({ entries: [{}], _context: { dropped: 1 } });
    await Promise.all([recorder.close(), broken.close()]);
  });
});
