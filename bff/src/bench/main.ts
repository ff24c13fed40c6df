/**
 * Compares the BFF with bare servers that do the same work and nothing else. Ratios are of answers a second of processor
 * time, which is what one core gives; answers a second of the clock are shown beside them.
 */
import 'reflect-metadata';
import { load, type Question } from './load.ts';
import { type Servers, withServers } from './servers.ts';
import type { Subject } from './subject.ts';

const ROUNDS = 5;
const ROUND_MS = Number(process.env['BENCH_ROUND_MS'] ?? 1_000);
const WARM_UP_ANSWERS = 40_000;
const WARM_UP_MS = 500;

const PARIDAD: Question = { method: 'GET', path: '/api/external/paridad/' };
const PROPERTY_TYPES: Question = { method: 'GET', path: '/api/tarificador/RealEstateType/' };
const CALCULATION: Question = {
  method: 'POST',
  path: '/api/external/calc_dividendo/',
  body: {
    ...{ DFL2: false, Rut: '12345678-5', antiguedad: 1, asegurados: 1, codigoSeguroCesantia: 0 },
    ...{ codigoSubsidio: 0, codpro: 8, codsegdesg: 3, codseginc: 2, destino: 1, mesesgracia: 0 },
    ...{ montoAsegurado: 2000, montocredito: 2000, objetivo: 1, participantes: 1, personalizarTasa: false },
    ...{ plazototal: 25, plazovariable: 0, porcentaje: 80, tasa_seg_ces: 0, tasa_seg_des: 0.000068 },
    ...{ tasa_seg_inc: 0.000104, tasasimulacion: 4.5, tipo_persona: 1, tipopropiedad: 2 },
    valorpropiedad: 2500,
  },
};

interface Contest {
  readonly name: string;
  readonly goal: number;
  readonly question: Question;
  readonly ours: Subject;
  readonly bare: Subject;
}

/** Answers a second: of the clock, and of the server's processor time. */
interface Speed {
  readonly wall: number;
  readonly cpu: number;
}

async function speedOf(subject: Subject, question: Question, milliseconds: number): Promise<Speed> {
  const [beforeUs, began] = [await subject.cpuUs(), performance.now()];
  const answers = await load(subject.url, question, milliseconds);
  const seconds = (performance.now() - began) / 1000;
  return { wall: answers / seconds, cpu: (answers * 1e6) / ((await subject.cpuUs()) - beforeUs) };
}

/** By answers, not by the clock: a busy machine would be measured while it still compiles. */
async function warmUp({ url }: Subject, question: Question): Promise<void> {
  let answers = 0;
  while (answers < WARM_UP_ANSWERS) answers += await load(url, question, WARM_UP_MS);
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const medianSpeed = (speeds: readonly Speed[]): Speed => ({
  wall: median(speeds.map(({ wall }) => wall)),
  cpu: median(speeds.map(({ cpu }) => cpu)),
});

/** Both take turns in each round, so that what else the machine does meets both alike. */
async function measure({ question, ours, bare }: Contest): Promise<{ ours: Speed; bare: Speed }> {
  const rounds: { ours: Speed; bare: Speed }[] = [];
  for (const subject of [ours, bare]) await warmUp(subject, question);
  for (let round = 0; round < ROUNDS; round += 1) {
    const bareSpeed = await speedOf(bare, question, ROUND_MS);
    rounds.push({ bare: bareSpeed, ours: await speedOf(ours, question, ROUND_MS) });
  }
  return {
    ours: medianSpeed(rounds.map((round) => round.ours)),
    bare: medianSpeed(rounds.map((round) => round.bare)),
  };
}

const speedLine = (name: string, { wall, cpu }: Speed): string =>
  `  ${name.padEnd(24)}${wall.toFixed(0).padStart(8)} req/s ${cpu.toFixed(0).padStart(8)} req/s of CPU ` +
  `${(1e6 / cpu).toFixed(0).padStart(6)} µs of CPU each`;

async function report(contest: Contest): Promise<void> {
  const { ours, bare } = await measure(contest);
  const ratio = ours.cpu / bare.cpu;
  const met = ratio >= contest.goal ? 'met' : 'MISSED';
  console.log(`\n${contest.name}`);
  console.log(`${speedLine('BFF', ours)}\n${speedLine('bare', bare)}`);
  console.log(
    `  ratio ${ratio.toFixed(2)} (by the clock ${(ours.wall / bare.wall).toFixed(2)}); goal >= ${contest.goal}: ${met}`,
  );
}

const contestsOf = ({ bff, bareProxy, bareCalculator }: Servers): readonly Contest[] => [
  { name: 'a cached answer / bare proxy', goal: 1.2, question: PARIDAD, ours: bff, bare: bareProxy },
  { name: 'a proxied GET / bare proxy', goal: 0.5, question: PROPERTY_TYPES, ours: bff, bare: bareProxy },
  {
    ...{ name: 'calc_dividendo / bare parse, compute, stringify', goal: 0.4 },
    ...{ question: CALCULATION, ours: bff, bare: bareCalculator },
  },
];

await withServers(async (servers) => {
  const only = process.env['BENCH_ONLY'] ?? '';
  for (const contest of contestsOf(servers)) if (contest.name.includes(only)) await report(contest);
});
