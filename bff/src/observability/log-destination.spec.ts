import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { LogDestination } from './log-destination.ts';
import { createLogger } from './logger.ts';

let folder: string;
let logger: Logger;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'simulador-registro-'));
  logger = createLogger('info', new LogDestination(join(folder, 'log')));
});
afterEach(() => rmSync(folder, { recursive: true }));

const written = (): string[] =>
  readFileSync(join(folder, 'log'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as { msg: string }).msg);

describe('the log', () => {
  it('is written some lines at a time, and soon', async () => {
    logger.info('one');
    logger.info('two');
    expect(written()).toEqual([]);
    while (written().length < 2) await pause(10);
    expect(written()).toEqual(['one', 'two']);
  });

  it('is written when a line is a warning, with those before it', () => {
    logger.info('one');
    logger.warn('two');
    expect(written()).toEqual(['one', 'two']);
  });

  it('is written when there is much of it', () => {
    for (let line = 0; line < 100; line += 1) logger.info('x'.repeat(50));
    expect(written().length).toBeGreaterThan(50);
  });

  it('is written when the app ends, and what follows at once', () => {
    logger.info('one');
    logger.flush();
    expect(written()).toEqual(['one']);
    logger.info('two');
    expect(written()).toEqual(['one', 'two']);
  });

  it('is written when the process ends', () => {
    logger.info('one');
    process.listeners('exit').at(-1)?.(0);
    expect(written()).toEqual(['one']);
  });
});
