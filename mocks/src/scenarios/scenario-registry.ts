import { parseScenario } from './grammar.ts';
import { type Chance, type Part, UnknownScenario } from './scenario.ts';

/** Header field with a request's own scenario, which overrides those that are set. */
const SCENARIO_HEADER = 'X-Mock-Scenario';
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

  /** @param isPlayed whether a part has an effect on these operations; if not, `share` refuses it */
  constructor(
    private readonly operationIds: readonly string[],
    private readonly isPlayed: (part: Part) => boolean = () => true,
  ) {}

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
    const texts = checkScenarios(agreed, this.operationIds);
    const parts = Object.values(texts).flatMap((text) => parseScenario(text).steps.flat());
    const ignored = parts.find((part) => !this.isPlayed(part));
    if (ignored) throw new UnknownScenario(`«${ignored.text}» no tiene efecto aquí.`);
    this.#shared = texts;
    this.#counts.clear();
  }

  /** Chooses the scenario of a request. @throws UnknownScenario for an invalid header */
  choose(operationId: string, request: Request): Chosen {
    const text =
      request.headers.get(SCENARIO_HEADER) ?? this.#shared[operationId] ?? this.#shared[EVERY_OPERATION];
    if (text === undefined) return { text, parts: [] };
    const key = JSON.stringify([operationId, text]);
    const index = this.#counts.get(key) ?? 0;
    this.#counts.set(key, index + 1);
    const { steps, repeats } = parseScenario(text);
    const step = steps[repeats ? index % steps.length : index] ?? [];
    return { text, parts: step.filter(({ chance }) => isAffected(chance, index)) };
  }
}

/** Returns true if request number `index`, from 0, is affected: `count` of every `of`, evenly, the last one among them. */
function isAffected(chance: Chance | undefined, index: number): boolean {
  if (!chance) return true;
  const affectedBefore = (requests: number): number => Math.floor((requests * chance.count) / chance.of);
  return affectedBefore(index + 1) > affectedBefore(index);
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
