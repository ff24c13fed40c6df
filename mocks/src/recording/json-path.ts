/** Paths in a JSON document, and patterns of paths: `salida[].Tasa`, `**.request_id`, `$.terms[0].row`, `*.id`. */

export type JsonPath = readonly (string | number)[];

/** Formats a path: `$.salida[0].Tasa`. */
export function pathText(path: JsonPath): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return /^[\p{L}_$][\p{L}\d_$]*$/u.test(step) ? `${text}.${step}` : `${text}[${JSON.stringify(step)}]`;
  }, '$');
}

type Step = string | number | typeof ANY_KEY | typeof ANY_INDEX | typeof ANY_DEPTH;
const ANY_KEY = Symbol('*');
const ANY_INDEX = Symbol('[]');
const ANY_DEPTH = Symbol('**');

/** Pattern that matches paths in a JSON document. */
export interface PathPattern {
  readonly text: string;
  matches(path: JsonPath): boolean;
}

/** The text is not a valid pattern. */
export class WrongPattern extends Error {}

const STEP = /\[(?:\*?|(\d+)|"([^"]*)"|'([^']*)')\]|\.?(\*\*|\*|[^.[\]]+)/y;

function stepOf([, index, double, single, name]: RegExpExecArray): Step {
  if (index !== undefined) return Number(index);
  const quoted = double ?? single;
  if (quoted !== undefined) return quoted;
  if (name === undefined) return ANY_INDEX;
  if (name === '**') return ANY_DEPTH;
  return name === '*' ? ANY_KEY : name;
}

function stepsOf(text: string): Step[] {
  const steps: Step[] = [];
  const body = text.replace(/^\$/, '');
  for (STEP.lastIndex = 0; STEP.lastIndex < body.length;) {
    const match = STEP.exec(body);
    if (!match) throw new WrongPattern(text);
    steps.push(stepOf(match));
  }
  // A bare field name matches that field at any depth.
  const [only] = steps;
  const isName = steps.length === 1 && typeof only === 'string' && !text.startsWith('$');
  return isName ? [ANY_DEPTH, only] : steps;
}

function stepMatches(step: Step | undefined, at: string | number): boolean {
  if (step === ANY_KEY) return true;
  return step === ANY_INDEX ? typeof at === 'number' : step === at;
}

function matches(steps: readonly Step[], path: JsonPath): boolean {
  const [first, ...rest] = steps;
  if (first === undefined) return path.length === 0;
  if (first === ANY_DEPTH) return matches(rest, path) || (path.length > 0 && matches(steps, path.slice(1)));
  const [at, ...below] = path;
  return at !== undefined && stepMatches(first, at) && matches(rest, below);
}

/** Parses a pattern. @throws WrongPattern */
export function pathPattern(text: string): PathPattern {
  const steps = stepsOf(text.trim());
  if (steps.length === 0 && text.trim() !== '$') throw new WrongPattern(text);
  return { text, matches: (path) => matches(steps, path) };
}

/** Parses patterns. @throws WrongPattern */
export const patternsOf = (texts: readonly string[]): PathPattern[] => texts.map(pathPattern);

export const anyMatches =
  (patterns: readonly PathPattern[]) =>
  (path: JsonPath): boolean =>
    patterns.some((pattern) => pattern.matches(path));
