/** Benchmark of the mortgage arithmetic against well-known packages. Fails if a goal is missed. */
import { Calculator } from 'amortizejs';
import { irr as financialIrr, pmt } from 'financial';
import { irr as nodeIrr } from 'node-irr';
import { levelAnnuityRate } from '@simulador/contracts/calculation/mortgage/cae';
import { dividendOf } from '@simulador/contracts/calculation/mortgage/dividend';
import { scheduleRows } from '@simulador/contracts/calculation/mortgage/schedule';
import { simulateMortgage } from '@simulador/contracts/calculation/mortgage/simulate';
import { ALL_CASES, LEVEL_CASES, SCHEDULE_CASES, annuityOf, loanOf, type BenchCase } from './cases.ts';
import { rateError } from './exact-rate.ts';
import { contender, nanosecondsOf, type Contender } from './timing.ts';

const CAE_GOAL = 20;
const ERROR_GOAL = 1e-12;
const SCHEDULE_GOAL = 3;

/** Prints a table whose first row is our code. Returns each row's time as a multiple of ours. */
async function compare(title: string, contenders: readonly Contender[]): Promise<readonly number[]> {
  const times = await nanosecondsOf(contenders);
  const ours = times[0] ?? Number.NaN;
  console.log(`\n${title}`);
  for (const [index, { name }] of contenders.entries()) {
    const time = times[index] ?? Number.NaN;
    const ratio = index === 0 ? '' : `${(time / ours).toFixed(1)} x ours`;
    console.log(`  ${name.padEnd(44)}${time.toFixed(0).padStart(10)} ns  ${ratio}`);
  }
  return times.map((time) => time / ours);
}

async function compareDividends(): Promise<void> {
  const loans = ALL_CASES.map(loanOf);
  await compare('dividendo', [
    contender('ours, rounded to 4 decimals', loans, dividendOf),
    contender('financial pmt, not rounded', loans, (loan) =>
      pmt(
        loan.monthlyRate / 1e6,
        loan.instalments,
        loan.credit * (1 + loan.monthlyRate / 1e6) ** loan.graceMonths,
      ),
    ),
    contender(
      'ours, the whole simulation with its CAE',
      ALL_CASES.map(({ input }) => input),
      simulateMortgage,
    ),
  ]);
}

async function compareCaes(): Promise<number> {
  const flows = LEVEL_CASES.map((each) => each.flows);
  const ratios = await compare('CAE of a level annuity, monthly rate', [
    contender('ours', LEVEL_CASES.map(annuityOf), levelAnnuityRate),
    contender('node-irr', flows, (each) => nodeIrr(each)),
    contender('financial irr', flows, (each) => financialIrr(each)),
  ]);
  return ratios[1] ?? 0;
}

async function compareSchedules(): Promise<number> {
  const cases = SCHEDULE_CASES.map((each) => ({
    loan: loanOf(each),
    result: each.result,
    input: each.input,
  }));
  const theirs = SCHEDULE_CASES.map(({ input }) => ({
    method: 'mortgage' as const,
    balance: input.credit,
    loanTerm: 360,
    apr: input.annualRatePct,
  }));
  const dated = theirs.map((config) => ({ ...config, startDate: new Date(2026, 10, 20) }));
  const ratios = await compare('schedule of 360 rows', [
    contender('ours, rows with due dates, rounded exactly', cases, ({ loan, result, input }) =>
      scheduleRows(loan, result.dividend, result.lifeInsurance, input.startDate),
    ),
    contender('amortizejs, rows with dates', dated, (config) => Calculator.calculate(config)),
    contender('amortizejs, rows without dates, not rounded', theirs, (config) =>
      Calculator.calculate(config),
    ),
  ]);
  return ratios[1] ?? 0;
}

const worstError = (cases: readonly BenchCase[], rateOf: (each: BenchCase) => number): number =>
  cases.reduce((worst, each) => Math.max(worst, rateError(annuityOf(each), rateOf(each))), 0);

function compareErrors(): number {
  const ours = worstError(ALL_CASES, (each) => levelAnnuityRate(annuityOf(each)));
  const theirs = worstError(LEVEL_CASES, (each) => nodeIrr(each.flows));
  const unanswered = LEVEL_CASES.filter((each) => !Number.isFinite(financialIrr(each.flows))).length;
  console.log('\nlargest error of the monthly rate against 60-digit decimals');
  console.log(`  ours, ${ALL_CASES.length} loans with and without grace`.padEnd(46), ours.toExponential(1));
  console.log(`  node-irr, ${LEVEL_CASES.length} level annuities`.padEnd(46), theirs.toExponential(1));
  console.log(`  financial irr: no answer for ${unanswered} of ${LEVEL_CASES.length}`);
  return ours;
}

function isMet(goal: string, value: string, met: boolean): boolean {
  console.log(`  ${met ? 'met   ' : 'MISSED'}  ${goal}: ${value}`);
  return met;
}

await compareDividends();
const caeRatio = await compareCaes();
const scheduleRatio = await compareSchedules();
const error = compareErrors();

console.log('\ngoals');
const goals = [
  isMet(`CAE at least ${CAE_GOAL} times as fast as node-irr`, caeRatio.toFixed(1), caeRatio >= CAE_GOAL),
  isMet(`CAE's error below ${ERROR_GOAL}`, error.toExponential(1), error < ERROR_GOAL),
  isMet(
    `dated schedule at least ${SCHEDULE_GOAL} times as fast as amortizejs`,
    scheduleRatio.toFixed(1),
    scheduleRatio >= SCHEDULE_GOAL,
  ),
];
process.exitCode = goals.every(Boolean) ? 0 : 1;
