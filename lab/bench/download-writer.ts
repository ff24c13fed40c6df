/** Measures one download: `download-writer.ts URL`. */
import 'reflect-metadata';
import { lastDays, WINDOW_LIMITS } from '@simulador/contracts/platform/day-window';
import { santiagoDate } from '@simulador/contracts/platform/dates';
import { createDataSource } from '../../bff/src/database/data-source.ts';
import { countSimulations } from '../../bff/src/office/listing/listed-simulations.ts';
import { NO_SEARCH } from '../../bff/src/office/listing/search-text.ts';
import { simulationRows } from '../../bff/src/office/spreadsheets/download/simulation-rows.ts';
import { simulationWorkbook } from '../../bff/src/office/spreadsheets/download/simulation-workbook.ts';
import { ANY_SIMULATION } from '../../bff/src/testing/any-simulation.ts';

export interface Written {
  readonly rows: number;
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly rssMb: number;
  readonly fileMb: number;
}

const MB = 1_000_000;
const [, , url = ''] = process.argv;
const source = await createDataSource(url).initialize();
const window = lastDays(santiagoDate(new Date()), WINDOW_LIMITS.daysMax);
const listed = { filter: { ...ANY_SIMULATION, window }, search: NO_SEARCH };
const rows = await countSimulations(source.manager, listed);

const idle = process.memoryUsage.rss();
let most = idle;
let bytes = 0;
const began = performance.now();
const cpu = process.cpuUsage();
for await (const chunk of simulationWorkbook(simulationRows(source, listed), rows)) {
  bytes += chunk.length;
  most = Math.max(most, process.memoryUsage.rss());
}
const { user, system } = process.cpuUsage(cpu);
const outcome: Written = {
  rows,
  seconds: (performance.now() - began) / 1000,
  cpuSeconds: (user + system) / MB,
  rssMb: (most - idle) / MB,
  fileMb: bytes / MB,
};
process.send?.(outcome);
await source.destroy();
process.disconnect?.();
