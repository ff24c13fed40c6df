/** Texts of the steps of a figure's calculation, for the screen. See docs/rules.md R579. */
import { formatClp, formatInteger, formatPct, formatUf } from '../../platform/format.ts';
import { clpFromNumber, ufFromNumber } from '../../platform/money.ts';
import { COST_COLUMNS } from '../result-row.ts';
import { EXPLANATION_LABELS } from './explanation.ts';

/** Step of a calculation; `value` and the values of `args` are decimal texts. */
export interface ExplainedNode {
  readonly label: string;
  readonly op: string;
  readonly args: readonly ExplainedNode[];
  readonly places?: number;
  readonly value: string;
}

export interface ExplainedFigure {
  readonly name: string;
  readonly unit: string;
  readonly value: string;
  readonly node: ExplainedNode;
}

/** Number used in a step. */
export interface Operand {
  /** Sign before the number: `+`, `×` or a word; empty for the first number. */
  readonly sign: string;
  /** Label of a number; empty for 1 and 100, which need none. */
  readonly label: string;
  readonly value: string;
}

export interface ExplainedStep {
  readonly label: string;
  readonly operands: readonly Operand[];
  /** `11,1875570381…, redondeado a 4 decimales`; null for a step whose result is exact. */
  readonly rounding: string | null;
  readonly value: string;
}

const SIGNS: Readonly<Record<string, string>> = {
  add: '+',
  subtract: '−',
  multiply: '×',
  divide: '÷',
  power: 'elevado a',
  min: 'o',
  max: 'o',
};
const SHOWN_DECIMALS = 10;
const UNLABELLED: readonly string[] = [EXPLANATION_LABELS.one, EXPLANATION_LABELS.percent];

/** Figures in reading order: each after the figures from which it is calculated. */
const READING_ORDER = [
  ...['Dividendo', 'SegInc', 'SegCes', 'SegDesg', 'DivTotal', 'DivTotalPe', 'RenMin', 'Cuotas'],
  ...['CostoTotalUF', 'TasaCae', ...COST_COLUMNS],
  ...['total_with_costs', 'cae_with_costs', 'Plazo', 'Tasa', 'suggested_rate'],
] as const;

/** Returns the figures of a result in reading order, without an insurance that does not apply. See docs/rules.md R91. */
export const shownFigures = <Figure extends ExplainedFigure>(figures: readonly Figure[]): readonly Figure[] =>
  READING_ORDER.flatMap((name) => figures.filter((figure) => figure.name === name)).filter(
    ({ name, value }) => name !== 'SegCes' || value !== '0',
  );

/** Formats a decimal text, with at most ten decimals: `1.642,5`, `0,0038020833…`. */
export function decimalText(value: string): string {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(value) ?? [];
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '.');
  const shown = fraction.slice(0, SHOWN_DECIMALS);
  const rest = fraction.length > SHOWN_DECIMALS ? '…' : '';
  return `${sign === '-' ? '−' : ''}${grouped}${shown && `,${shown}${rest}`}`;
}

/** Formats a figure with its unit. */
export function figureText({ unit, value }: Pick<ExplainedFigure, 'unit' | 'value'>): string {
  const number = Number(value);
  switch (unit) {
    case 'UF':
      return formatUf(ufFromNumber(number));
    case 'CLP':
      return formatClp(clpFromNumber(number));
    case 'percent':
      return formatPct(number);
    case 'years':
      return number === 1 ? '1 año' : `${number} años`;
    default:
      return formatInteger(number);
  }
}

const isSame = (one: ExplainedNode, other: ExplainedNode): boolean =>
  one.label === other.label && one.value === other.value;

function roundingText(places: number | undefined, value: string): string {
  const to = places === 0 ? 'al entero' : `a ${places} decimales`;
  return `${decimalText(value)}, redondeado ${to}`;
}

type IsWhole = (node: ExplainedNode) => boolean;

/** Returns the calculation whose result a node is, rounded or not. */
function workedOf(node: ExplainedNode, isWhole: IsWhole) {
  const [rounded] = node.op === 'round' ? node.args : [];
  return { rounded, worked: rounded === undefined || isWhole(rounded) ? node : rounded };
}

function stepOf(node: ExplainedNode, isWhole: IsWhole): ExplainedStep {
  const { rounded, worked } = workedOf(node, isWhole);
  return {
    label: node.label,
    operands: worked.args.map(({ label, value }, index) => ({
      label: UNLABELLED.includes(label) ? '' : label,
      value: decimalText(value),
      sign: index === 0 ? '' : (SIGNS[worked.op] ?? ''),
    })),
    rounding:
      rounded === undefined || rounded.value === node.value ? null : roundingText(node.places, rounded.value),
    value: decimalText(node.value),
  };
}

/**
 * Returns the steps in order of calculation, each once. Stops at operands that are other figures, because those have steps of
 * their own. A figure that was entered or is a constant has no steps. A rounding is part of the step whose result it rounds.
 */
export function explainedSteps(
  { name, node }: ExplainedFigure,
  figures: readonly ExplainedFigure[],
): readonly ExplainedStep[] {
  const others = figures.filter((figure) => figure.name !== name).map((figure) => figure.node);
  const isWhole = (each: ExplainedNode): boolean =>
    each.op === 'input' || others.some((other) => isSame(other, each));
  const found: ExplainedNode[] = [];
  const visit = (each: ExplainedNode): void => {
    for (const arg of workedOf(each, isWhole).worked.args) if (!isWhole(arg)) visit(arg);
    if (!found.some((step) => isSame(step, each))) found.push(each);
  };
  if (node.args.length > 0) visit(node);
  return found.map((each) => stepOf(each, isWhole));
}
