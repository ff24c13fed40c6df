import { LocalPdf } from '../../bff/src/simulations/pdf/pdf.local.ts';
import { savedSimulation } from '../../bff/src/testing/saved-simulation.ts';
import { spread } from '../table.ts';

const GOAL_MS = 60;
const WARM_UP = 100;
const DOCUMENTS = 300;

/** Measures what a PDF costs: processor time of the whole process, with the thread that renders it. */
export async function measurePdf(): Promise<void> {
  const pdf = new LocalPdf({ publicUrl: new URL('https://simulador.bank.example') });
  const simulation = savedSimulation();
  const measured: number[] = [];
  for (let count = 0; count < WARM_UP + DOCUMENTS; count += 1) {
    const before = process.cpuUsage();
    await pdf.render(simulation);
    const { user, system } = process.cpuUsage(before);
    measured.push((user + system) / 1000);
  }
  const { median } = spread(measured.slice(WARM_UP));
  const { length } = (await pdf.render(simulation)).value;
  await pdf.onApplicationShutdown();
  console.log('\na PDF of three pages, 25 years');
  console.log(`  ${(length / 1024).toFixed(0)} kB, median ${median.toFixed(1)} ms of CPU each`);
  console.log(`  goal < ${GOAL_MS} ms: ${median < GOAL_MS ? 'met' : 'MISSED'}`);
}
