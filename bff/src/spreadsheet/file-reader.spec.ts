import { describe, expect, it } from '@jest/globals';
import { EventEmitter, once } from 'node:events';
import type { RequestScope } from '../http/request-scope.ts';
import { leavingClient } from '../testing/leaving-client.ts';
import { SIMULATION_SHEET } from '../office/spreadsheets/upload/requested-changes.ts';
import { FileReader } from './file-reader.ts';
import { type SheetRows, SheetCollector } from './sheet-rows.ts';
import type { Task } from './sheet-thread.ts';

/** Threads that block until the test releases them. */
class BlockedThreads {
  readonly begun: string[] = [];
  mostAtOnce = 0;
  private atOnce = 0;
  private readonly ends = new EventEmitter();
  private readonly ended = new Set<string>();

  async read<Field extends string>({ file }: Task<Field>, signal: AbortSignal): Promise<SheetRows<Field>> {
    signal.throwIfAborted();
    const name = Buffer.from(file).toString();
    this.begun.push(name);
    this.atOnce += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.atOnce);
    const aborted = once(signal, 'abort').then(() => Promise.reject(signal.reason as Error));
    const ended = this.ended.has(name) ? Promise.resolve() : once(this.ends, name);
    await Promise.race([aborted, ended]).finally(() => (this.atOnce -= 1));
    return { rows: [], refused: [] };
  }

  end(name: string): void {
    this.ended.add(name);
    this.ends.emit(name);
  }
}

describe('files sent together', () => {
  const threads = new BlockedThreads();
  const reader = new FileReader(threads);
  const send = (name: string, scope?: RequestScope): Promise<unknown> =>
    reader.read(Buffer.from(name), SIMULATION_SHEET, scope).catch((error: unknown) => error);
  const ended = { rows: [], refused: [] };
  const cancelled = expect.objectContaining({ status: 499 });

  it('are read one after the other', async () => {
    const names = ['1', '2', '3', '4', '5'];
    const read = names.map((name) => send(name));
    for (const [index, name] of names.entries()) {
      threads.end(name);
      expect(await read[index]).toEqual(ended);
    }
    expect([threads.begun, threads.mostAtOnce]).toEqual([names, 1]);
  });

  it('have five places; a sixth gets a 503 until one is released', () => {
    const places = Array.from({ length: 5 }, () => reader.reserve());
    const refusal = expect.objectContaining({
      status: 503,
      extra: expect.objectContaining({ headers: { 'Retry-After': '5' } }),
    });
    expect(() => reader.reserve()).toThrow(refusal);
    places[2]?.();
    expect(reader.reserve()).toEqual(expect.any(Function));
    expect(() => reader.reserve()).toThrow(refusal);
  });

  it('release thread and queue when their sender disconnects', async () => {
    const [reads, waits, gone] = [leavingClient(), leavingClient(), leavingClient()];
    const first = send('a', reads.scope);
    const second = send('b', waits.scope);
    const others = ['c', 'd', 'e'].map((name) => send(name));
    waits.leave();
    expect(await second).toEqual(cancelled);
    const last = send('f');
    gone.leave();
    expect(await send('g', gone.scope)).toEqual(cancelled);
    reads.leave();
    expect(await first).toEqual(cancelled);
    for (const [index, name] of ['c', 'd', 'e', 'f'].entries()) {
      threads.end(name);
      expect(await [...others, last][index]).toEqual(ended);
    }
    expect(threads.begun.slice(-5)).toEqual(['a', 'c', 'd', 'e', 'f']);
  });
});

describe('the rows of a sheet', () => {
  it('are 50,000 at most', () => {
    const sheet = new SheetCollector(SIMULATION_SHEET);
    const cells = (...texts: string[]) => texts.map((text, column) => ({ column, text, isFormula: false }));
    sheet.row(1, cells('ID', 'Estado'));
    for (let row = 2; row <= 50_001; row += 1) sheet.row(row, cells(String(row), 'Aprobada'));
    expect(() => sheet.row(50_002, cells('50002', 'Aprobada'))).toThrow('más de 50.000 filas');
    expect(sheet.end().rows.length).toBeGreaterThanOrEqual(50_000);
  });
});
