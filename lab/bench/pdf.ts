/** Measures what a PDF costs: processor time of the whole process, with the thread that renders it. */
import 'reflect-metadata';
import { LocalPdf } from '../../bff/src/simulations/pdf/pdf.local.ts';
import { savedSimulation } from '../../bff/src/testing/saved-simulation.ts';

const GOAL_MS = 20;
const WARM_UP = 100;
const DOCUMENTS = 300;

const pdf = new LocalPdf({ publicUrl: new URL('https://simulador.bank.example') });
const simulation = savedSimulation();

async function cpuMs(): Promise<number> {
  const before = process.cpuUsage();
  await pdf.render(simulation);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

for (let count = 0; count < WARM_UP; count += 1) await cpuMs();
const measured: number[] = [];
while (measured.length < DOCUMENTS) measured.push(await cpuMs());

const [typical = NaN] = measured.sort((a, b) => a - b).slice(DOCUMENTS / 2);
const { length } = (await pdf.render(simulation)).value;
console.log('\na PDF of three pages, 25 years');
console.log(`  ${(length / 1024).toFixed(0)} kB, median ${typical.toFixed(1)} ms of CPU each`);
console.log(`  goal < ${GOAL_MS} ms: ${typical < GOAL_MS ? 'met' : 'MISSED'}`);
await pdf.onApplicationShutdown();
