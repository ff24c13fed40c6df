import type { ExplainedNode } from '@simulador/contracts/calculation/messages/explained-steps';
import { levelAnnuityRate } from '@simulador/contracts/calculation/mortgage/cae';
import { Decimal } from 'decimal.js';

export const FIGURE_OPS = [
  'input',
  'add',
  'subtract',
  'multiply',
  'divide',
  'power',
  'min',
  'max',
  'round',
  'irr',
] as const;
/** Significant digits of each step. */
const DIGITS = 40;
const Step = Decimal.clone({ precision: DIGITS, rounding: Decimal.ROUND_HALF_UP });
const Exact = Decimal.clone({ precision: 2 * DIGITS, rounding: Decimal.ROUND_HALF_UP });
// Number of steps from a start that is correct to 15 digits: each step doubles them.
const NEWTON_STEPS = 4;

const textOf = (value: Decimal): string => (value.isZero() ? '0' : value.toFixed());

function node(
  op: (typeof FIGURE_OPS)[number],
  label: string,
  args: readonly ExplainedNode[],
  value: (...values: readonly Decimal[]) => Decimal,
): ExplainedNode {
  return { label, op, args, value: textOf(value(...args.map((arg) => new Step(arg.value)))) };
}

export const input = (label: string, value: number): ExplainedNode => ({
  label,
  op: 'input',
  args: [],
  value: textOf(new Step(value)),
});
export const add = (label: string, ...args: readonly ExplainedNode[]): ExplainedNode =>
  node('add', label, args, (...values) => values.reduce((sum, each) => sum.plus(each)));
export const multiply = (label: string, ...args: readonly ExplainedNode[]): ExplainedNode =>
  node('multiply', label, args, (...values) => values.reduce((product, each) => product.times(each)));
export const subtract = (label: string, from: ExplainedNode, less: ExplainedNode): ExplainedNode =>
  node('subtract', label, [from, less], (one, other) => one.minus(other));
export const divide = (label: string, dividend: ExplainedNode, divisor: ExplainedNode): ExplainedNode =>
  node('divide', label, [dividend, divisor], (one, other) => one.div(other));
export const power = (label: string, base: ExplainedNode, exponent: ExplainedNode): ExplainedNode =>
  node('power', label, [base, exponent], (one, other) => one.pow(other));

/** Rounds half away from zero. */
export const round = (label: string, arg: ExplainedNode, places: number): ExplainedNode => ({
  ...node('round', label, [arg], (value) => value.toDecimalPlaces(places)),
  places,
});

/** Returns the monthly rate at which the present value of the instalments after the grace months is the net amount. */
export const irr = (
  label: string,
  ...args: readonly [
    net: ExplainedNode,
    payment: ExplainedNode,
    graceMonths: ExplainedNode,
    instalments: ExplainedNode,
  ]
): ExplainedNode => node('irr', label, args, (...values) => new Step(monthlyRate(values as LevelStream)));

type LevelStream = readonly [net: Decimal, payment: Decimal, graceMonths: Decimal, instalments: Decimal];

function monthlyRate([net, payment, grace, instalments]: LevelStream): Decimal {
  if (payment.times(instalments).eq(net)) return new Exact(0);
  const start = levelAnnuityRate({
    principal: net.toNumber(),
    payment: payment.toNumber(),
    instalments: instalments.toNumber(),
    graceMonths: grace.toNumber(),
  });
  let rate = new Exact(start);
  for (let step = 0; step < NEWTON_STEPS; step += 1) {
    const growth = rate.plus(1);
    const discount = growth.pow(instalments.neg());
    const factor = discount.neg().plus(1).div(rate);
    const delay = growth.pow(grace.neg());
    const worth = factor.times(delay).times(payment);
    const factorSlope = discount.times(instalments).div(growth).minus(factor).div(rate);
    const slope = factorSlope.times(delay).times(payment).minus(worth.times(grace).div(growth));
    rate = rate.minus(worth.minus(net).div(slope));
  }
  return rate;
}
