import { parseScenario } from './grammar.ts';
import { partsFor } from './resolve.ts';
import { checkScenarios, parseScenarioHeader, scenarioTextFor, type ScenarioTexts } from './scenario-map.ts';
import { type Part, UnknownScenario } from './scenario.ts';
import { seededRandom, seedOf } from './seeded-random.ts';

/** A request's own scenarios, which come before those of its session. */
export const SCENARIO_HEADER = 'X-Mock-Scenario';

const MAX_SEED = 2 ** 32 - 1;
/** Texts of headers are counted too, and anyone may invent them. */
const MAX_COUNTED = 1000;

/** What one request meets. `random` is its own series, whatever else is asked at the same time. */
export interface Chosen {
  /** The scenario as it was written; undefined when nobody asked for one. */
  readonly text: string | undefined;
  readonly parts: readonly Part[];
  readonly random: () => number;
}

const isSeed = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_SEED;

/** What a session agreed for all of its requests, its seed, and how many requests each scenario has met. */
export class ScenarioBook {
  readonly #operationIds: readonly string[];
  readonly #firstSeed: number;
  readonly #counts = new Map<string, number>();
  #seed: number;
  #shared: ScenarioTexts = {};

  constructor(operationIds: readonly string[], seed: number) {
    this.#operationIds = operationIds;
    this.#firstSeed = seed;
    this.#seed = seed;
  }

  /** What holds, in the form that `share` takes; the seed only where one was set. */
  get shared(): Readonly<Record<string, string | number>> {
    return this.#seed === this.#firstSeed ? this.#shared : { seed: this.#seed, ...this.#shared };
  }

  /**
   * Replaces what holds: `{seed?, operation or '*': scenario}`. Sequences and random numbers begin anew, so that the
   * same words give the same run. @throws UnknownScenario, and then nothing changed.
   */
  share(agreed: unknown): void {
    const { seed = this.#firstSeed, ...texts } = { ...(checkedObject(agreed) as { seed?: unknown }) };
    if (!isSeed(seed)) throw new UnknownScenario(`La semilla debe ser un entero de 0 a ${MAX_SEED}.`);
    this.#shared = checkScenarios(texts, this.#operationIds);
    this.#seed = seed;
    this.#counts.clear();
  }

  clear(): void {
    this.share({});
  }

  /** @throws UnknownScenario when the request's header is not understood. */
  choose(operationId: string, request: Request): Chosen {
    const header = request.headers.get(SCENARIO_HEADER);
    const own = header ? parseScenarioHeader(header, this.#operationIds) : {};
    const text = scenarioTextFor(operationId, [own, this.#shared]);
    const index = this.#count(JSON.stringify([operationId, text]));
    const seed = seedOf(this.#seed, operationId, text ?? '');
    return {
      text,
      parts: text === undefined ? [] : partsFor(parseScenario(text), index, seed),
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
