import { setTimeout as pause } from 'node:timers/promises';
import supertest from 'supertest';
import { SystemClock } from '../../bff/src/clock/clock.ts';
import { runDemoDataCommand } from '../../bff/src/commands/demo-data-command.ts';
import { createDataSource } from '../../bff/src/database/data-source.ts';
import { differentTexts, sharedText } from '../../bff/src/testing/hostile-workbooks.ts';
import { EXCEL_PATH, READ_PATH, workbookWith } from '../../bff/src/testing/spreadsheets.ts';
import { createUser, signIn } from '../../bff/src/testing/staff.ts';
import { askDatabase } from '../../bff/src/testing/test-database.ts';
import type { DrilledBff } from './drilled-bff.ts';

/** Maximum time that other requests may wait while a file is read. */
const GOAL_MS = 200;
const PAUSE_MS = 5;
/** Maximum number of simulations in a file whose texts all have the greatest length. */
const SIMULATIONS = 16_000;

/** Returns text that compresses to almost nothing, and that is folded letter by letter. */
const letters = (count: number): string => 'á'.repeat(count);

const FILES: Readonly<Record<string, () => Buffer | Promise<Buffer>>> = {
  'a million letters, 200 times': () => sharedText(letters(1_000_000), 200),
  'ten million letters, 60 times': () => sharedText(letters(10_000_000), 60),
  'short texts, 16,000 times': () => sharedText('c'.repeat(299), 16_000),
  'different texts that fold slowly, of simulations that are there': () =>
    differentTexts(Array.from({ length: SIMULATIONS }, (_row, n) => `${n}${letters(290 - (n % 7))}`)),
  'an old workbook of long texts': () =>
    workbookWith(
      [['ID', 'Estado'], ...Array.from({ length: 60 }, (_row, n) => [n + 1, letters(30_000)])],
      'biff8',
    ),
};

/** Repeats a request until the work ends, and returns the longest time of an answer, in ms. */
async function longestWaitMs(url: string, work: Promise<unknown>): Promise<number> {
  let isEnded = false;
  void work.finally(() => (isEnded = true));
  let longest = 0;
  while (!isEnded) {
    const began = performance.now();
    await (await fetch(`${url}/api/external/paridad/`)).arrayBuffer();
    longest = Math.max(longest, performance.now() - began);
    await pause(PAUSE_MS);
  }
  return longest;
}

/**
 * Measures how long others wait while staff upload each hostile file. Goal: nobody waits longer than `GOAL_MS`, and no file causes a 500.
 */
export async function drillHostileFiles({ bff: { url }, postgres }: DrilledBff): Promise<boolean> {
  const http = supertest.agent(url);
  await createUser(
    { query: (sql, parameters) => askDatabase(postgres.url, sql, parameters) },
    'executiverole',
  );
  const source = await createDataSource(postgres.url, 0).initialize();
  await runDemoDataCommand([String(SIMULATIONS)], { source, clock: new SystemClock(), print: console.log });
  await source.destroy();
  const { headers } = await signIn({ http }, 'executiverole', true);
  let isMet = true;
  console.log(
    '\n| file | bytes | to | answered | took, ms | others waited, ms |\n| --- | --- | --- | --- | --- | --- |',
  );
  for (const [name, build] of Object.entries(FILES)) {
    const file = await build();
    for (const path of [READ_PATH, EXCEL_PATH]) {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(file)]), 'Simulaciones.xlsx');
      const began = performance.now();
      const sending = fetch(url + path, { method: 'POST', headers, body: form });
      const waited = await longestWaitMs(url, sending);
      const { status } = await sending;
      const took = performance.now() - began;
      console.log(`| ${[name, file.length, path, status, took.toFixed(0), waited.toFixed(0)].join(' | ')} |`);
      isMet &&= status < 500 && waited <= GOAL_MS;
    }
  }
  console.log(`goal, nobody waits over ${GOAL_MS} ms: ${isMet ? 'met' : 'MISSED'}`);
  return isMet;
}
