import { isAffected, seededRandom, seedOf } from './chance.ts';
import { type RequestValues, isMet } from './condition.ts';
import { parseScenario } from './grammar.ts';
import { splitOutside } from './quoting.ts';
import { type Part, UnknownScenario, type Scenario } from './scenario.ts';

/** Header field with a request's own scenarios, which override those of its session. */
export const SCENARIO_HEADER = 'X-Mock-Scenario';

/** Maximum number of counters. Scenarios in headers have counters as well, and can be any text. */
const MAX_COUNTED = 1000;

/** Scenario of one request. `random` is a generator for this request only. */
export interface Chosen {
  /** Text of the scenario; undefined if there is none. */
  readonly text: string | undefined;
  readonly parts: readonly Part[];
  readonly random: () => number;
}

/** Scenarios of a session, and the number of requests per scenario. */
export class ScenarioRegistry {
  readonly #operationIds: readonly string[];
  readonly #counts = new Map<string, number>();
  #shared: ScenarioTexts = {};

  constructor(operationIds: readonly string[]) {
    this.#operationIds = operationIds;
  }

  /** Current settings, in the form that `share` accepts. */
  get shared(): ScenarioTexts {
    return this.#shared;
  }

  /**
   * Replaces the settings: `{operation or '*': scenario}`. Sequences and random numbers start over, so that the
   * same settings give the same run. @throws UnknownScenario, and then nothing is changed.
   */
  share(agreed: unknown): void {
    this.#shared = checkScenarios(checkedObject(agreed), this.#operationIds);
    this.#counts.clear();
  }

  clear(): void {
    this.share({});
  }

  /** Chooses the scenario of a request. @param body the parsed body @throws UnknownScenario for an invalid header */
  choose(operationId: string, request: Request, body: unknown = null): Chosen {
    const header = request.headers.get(SCENARIO_HEADER);
    const own = header ? parseScenarioHeader(header, this.#operationIds) : {};
    const text = scenarioTextFor(operationId, [own, this.#shared]);
    const index = this.#count(JSON.stringify([operationId, text]));
    const seed = seedOf(operationId, text ?? '');
    const values = { body, query: new URL(request.url).searchParams };
    return {
      text,
      parts: text === undefined ? [] : partsFor(parseScenario(text), values, index, seed),
      random: seededRandom(seedOf(seed, index)),
    };
  }

  #count(key: string): number {
    const index = this.#counts.get(key) ?? 0;
    this.#counts.delete(key);
    this.#counts.set(key, index + 1);
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > MAX_COUNTED && oldest !== undefined) this.#counts.delete(oldest);
    return index;
  }
}

function checkedObject(value: unknown): object {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new UnknownScenario('Se espera un objeto JSON {operación: escenario}.');
}

/** Returns the parts for request number `index`, from 0. The same seed gives the same parts. */
function partsFor({ steps, repeats }: Scenario, values: RequestValues, index: number, seed: number): Part[] {
  const step = steps[repeats ? index % steps.length : index] ?? [];
  return step.filter(
    ({ condition, chance, text }) =>
      isMet(condition, values) && isAffected(chance, index, seedOf(seed, text)),
  );
}

/** Scenario texts by operation id; `*` is for all other operations. */
export type ScenarioTexts = Readonly<Record<string, string>>;

const EVERY_OPERATION = '*';

function checkTarget(target: string, operationIds: readonly string[]): void {
  if (target !== EVERY_OPERATION && !operationIds.includes(target)) {
    throw new UnknownScenario(`La operación «${target}» no existe.`);
  }
}

function entryOf(part: string): [target: string, scenario: string] {
  const [, target, scenario] = /^\s*([\w*]+)\s*=(.*)$/s.exec(part) ?? [];
  return target === undefined ? [EVERY_OPERATION, part] : [target, (scenario ?? '').trim()];
}

/** Rejects unknown operations and scenarios, because a typo would look like a healthy core. @throws UnknownScenario */
function checkScenarios(texts: object, operationIds: readonly string[]): ScenarioTexts {
  for (const [target, text] of Object.entries(texts)) {
    checkTarget(target, operationIds);
    if (typeof text !== 'string') throw new UnknownScenario(`El escenario de «${target}» no es un texto.`);
    parseScenario(text);
  }
  return { ...texts } as ScenarioTexts;
}

/** Parses the header: `slow:1500`, or `paridad=garbage,calc_dividendo=slow:5000`. @throws UnknownScenario */
export function parseScenarioHeader(header: string, operationIds: readonly string[]): ScenarioTexts {
  const entries = splitOutside(header, ',').map(entryOf);
  const targets = entries.map(([target]) => target);
  const twice = targets.find((target, index) => targets.indexOf(target) !== index);
  if (twice !== undefined) throw new UnknownScenario(`Hay dos escenarios para «${twice}».`);
  return checkScenarios(Object.fromEntries(entries), operationIds);
}

/** Returns the text of the first map that has a scenario for the operation or for `*`. */
export function scenarioTextFor(operationId: string, maps: readonly ScenarioTexts[]): string | undefined {
  for (const texts of maps) {
    const text = texts[operationId] ?? texts[EVERY_OPERATION];
    if (text !== undefined) return text;
  }
  return undefined;
}
