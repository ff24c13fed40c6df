import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Part, type StartedProcess } from './part.ts';
import { DiskFull } from './start-problem.ts';

let ends: (() => void)[];
let stopped: number;
let gaveUp: jest.Mock;
let ready: () => Promise<void>;
const begin = (): StartedProcess => ({
  ready: ready(),
  stop: async () => void (stopped += 1),
  onUnexpectedExit: (listener) => void ends.push(listener),
});
const made = (): Part => new Part('BFF', begin, gaveUp);
/** Ends the running process. */
async function dies(): Promise<void> {
  ends.at(-1)?.();
  await jest.advanceTimersByTimeAsync(500);
}

describe('a part of the installation', () => {
  let said: string[];
  beforeEach(() => {
    [ends, stopped, said] = [[], 0, []];
    gaveUp = jest.fn();
    ready = () => Promise.resolve();
    jest.useFakeTimers();
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('that exits by itself is restarted, with a message', async () => {
    await made().start();
    await dies();
    expect([ends.length, said]).toEqual([2, ['BFF se detuvo de forma inesperada; se inicia de nuevo.\n']]);
  });

  it('is lost when it ends for the fourth time within a minute, and not later', async () => {
    await made().start();
    for (let time = 0; time < 3; time += 1) await dies();
    expect([ends.length, gaveUp.mock.calls.length]).toEqual([4, 0]);
    await dies();
    expect([ends.length, gaveUp.mock.calls.length]).toEqual([4, 1]);
    await jest.advanceTimersByTimeAsync(60_000);
    await dies();
    expect([ends.length, gaveUp.mock.calls.length]).toEqual([5, 1]);
  });

  it('that fails to restart is retried equally often, and says why', async () => {
    await made().start();
    ready = () => Promise.reject(new Error('El puerto está ocupado.'));
    await dies();
    await jest.advanceTimersByTimeAsync(5_000);
    const attempt = ['BFF se detuvo de forma inesperada; se inicia de nuevo.\n', 'El puerto está ocupado.\n'];
    expect([said, gaveUp.mock.calls.length]).toEqual([[...attempt, ...attempt, ...attempt], 1]);
  });

  it('that finds the disk full waits until space is freed, or until it is stopped, with one message', async () => {
    const part = made();
    await part.start();
    const full = new DiskFull('El disco está lleno.');
    ready = () => Promise.reject(full);
    await dies();
    await jest.advanceTimersByTimeAsync(600_000);
    ready = () => Promise.resolve();
    await jest.advanceTimersByTimeAsync(2_000);
    const restart = 'BFF se detuvo de forma inesperada; se inicia de nuevo.\n';
    const written = [restart, 'El disco está lleno.\n', 'BFF funciona de nuevo.\n'];
    expect([ends.length, said, gaveUp.mock.calls.length]).toEqual([2, written, 0]);
    ready = () => Promise.reject(full);
    await dies();
    await part.stop();
    ready = () => Promise.resolve();
    await jest.advanceTimersByTimeAsync(10_000);
    expect([ends.length, gaveUp.mock.calls.length]).toEqual([2, 0]);
  });

  it('that is stopped is not restarted', async () => {
    const part = made();
    await part.start();
    ends.at(-1)?.();
    await part.stop();
    await jest.advanceTimersByTimeAsync(5_000);
    expect([stopped, ends.length, gaveUp.mock.calls.length]).toEqual([1, 1, 0]);
  });

  it('whose first start fails reports the reason', async () => {
    ready = () => Promise.reject(new Error('El puerto 3000 está ocupado'));
    await expect(made().start()).rejects.toThrow('El puerto 3000 está ocupado');
    expect(said).toEqual([]);
  });
});
