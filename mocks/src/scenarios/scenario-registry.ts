import { isMet } from './condition.ts';
import { parseScenario } from './grammar.ts';
import { splitOutside } from './quoting.ts';
import { type Chance, type Part, UnknownScenario } from './scenario.ts';

/** Header field with a request's own scenarios, which override those that are set. */
const SCENARIO_HEADER = 'X-Mock-Scenario';
/** Maximum number of counters. Scenarios in headers have counters as well, and can be any text. */
const MAX_COUNTED = 1000;
const EVERY_OPERATION = '*';

/** Scenario texts by operation id; `*` is for all other operations. */
export type ScenarioTexts = Readonly<Record<string, string>>;

/** Scenario of one request. */
export interface Chosen {
  /** Text of the scenario; undefined if there is none. */
  readonly text: string | undefined;
  readonly parts: readonly Part[];
}

/** The scenarios that are set, and the number of requests per scenario. */
export class ScenarioRegistry {
  readonly #counts = new Map<string, number>();
  #shared: ScenarioTexts = {};

  constructor(private readonly operationIds: readonly string[]) {}

  /** Current settings, in the form that `share` accepts. */
  get shared(): ScenarioTexts {
    return this.#shared;
  }

  /**
   * Replaces the settings: `{operation or '*': scenario}`. Sequences start over, so that the same settings give the same
   * run. @throws UnknownScenario, and then nothing is changed.
   */
  share(agreed: unknown): void {
    if (typeof agreed !== 'object' || agreed === null || Array.isArray(agreed))
      throw new UnknownScenario('Se espera un objeto JSON {operación: escenario}.');
    this.#shared = checkScenarios(agreed, this.operationIds);
    this.#counts.clear();
  }

  /** Chooses the scenario of a request. @param body the parsed body @throws UnknownScenario for an invalid header */
  choose(operationId: string, request: Request, body: unknown = null): Chosen {
    const header = request.headers.get(SCENARIO_HEADER);
    const own = header ? parseScenarioHeader(header, this.operationIds) : {};
    const text = scenarioTextFor(operationId, [own, this.#shared]);
    const index = this.#count(JSON.stringify([operationId, text]));
    if (text === undefined) return { text, parts: [] };
    const { steps, repeats } = parseScenario(text);
    const step = steps[repeats ? index % steps.length : index] ?? [];
    const query = new URL(request.url).searchParams;
    const parts = step.filter(
      ({ condition, chance }) => isMet(condition, body, query) && isAffected(chance, index),
    );
    return { text, parts };
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

/** Returns true if request number `index`, from 0, is affected: `count` of every `of`, evenly, the last one among them. */
function isAffected(chance: Chance | undefined, index: number): boolean {
  if (!chance) return true;
  const affectedBefore = (requests: number): number => Math.floor((requests * chance.count) / chance.of);
  return affectedBefore(index + 1) > affectedBefore(index);
}

function entryOf(part: string): [target: string, scenario: string] {
  const [, target, scenario = ''] = /^\s*([\w*]+)\s*=(.*)$/s.exec(part) ?? [];
  return target === undefined ? [EVERY_OPERATION, part] : [target, scenario.trim()];
}

/** Rejects unknown operations and scenarios, because a typo would look like a healthy core. @throws UnknownScenario */
function checkScenarios(texts: object, operationIds: readonly string[]): ScenarioTexts {
  for (const [target, text] of Object.entries(texts)) {
    if (target !== EVERY_OPERATION && !operationIds.includes(target))
      throw new UnknownScenario(`La operación «${target}» no existe.`);
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
export const scenarioTextFor = (operationId: string, maps: readonly ScenarioTexts[]): string | undefined =>
  maps.map((texts) => texts[operationId] ?? texts[EVERY_OPERATION]).find((text) => text !== undefined);
