import { parseScenario } from './grammar.ts';
import { UnknownScenario } from './scenario.ts';
import { splitOutside } from './split.ts';

/** Scenario texts by operation id; `*` stands for every operation that is not named. */
export type ScenarioTexts = Readonly<Record<string, string>>;

export const EVERY_OPERATION = '*';

function checkTarget(target: string, operationIds: readonly string[]): void {
  if (target !== EVERY_OPERATION && !operationIds.includes(target)) {
    throw new UnknownScenario(`La operación «${target}» no existe.`);
  }
}

function entryOf(part: string): [target: string, scenario: string] {
  const [, target, scenario] = /^\s*([\w*]+)\s*=(.*)$/s.exec(part) ?? [];
  return target === undefined ? [EVERY_OPERATION, part] : [target, (scenario ?? '').trim()];
}

/** Unknown targets and scenarios are refused, so that a typo cannot pass for a healthy core. @throws UnknownScenario */
export function checkScenarios(texts: unknown, operationIds: readonly string[]): ScenarioTexts {
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) {
    throw new UnknownScenario('Se espera un objeto JSON {operación: escenario}.');
  }
  for (const [target, text] of Object.entries(texts)) {
    checkTarget(target, operationIds);
    if (typeof text !== 'string') throw new UnknownScenario(`El escenario de «${target}» no es un texto.`);
    parseScenario(text);
  }
  return { ...texts } as ScenarioTexts;
}

/** The header's form: `slow:1500`, or `paridad=garbage,calc_dividendo=slow:5000`. @throws UnknownScenario */
export function parseScenarioHeader(header: string, operationIds: readonly string[]): ScenarioTexts {
  const entries = splitOutside(header, ',').map(entryOf);
  const targets = entries.map(([target]) => target);
  const twice = targets.find((target, index) => targets.indexOf(target) !== index);
  if (twice !== undefined) throw new UnknownScenario(`Hay dos escenarios para «${twice}».`);
  return checkScenarios(Object.fromEntries(entries), operationIds);
}

/** The first of the maps that says something about the operation decides; a map's own `*` is its last word. */
export function scenarioTextFor(operationId: string, maps: readonly ScenarioTexts[]): string | undefined {
  for (const texts of maps) {
    const text = texts[operationId] ?? texts[EVERY_OPERATION];
    if (text !== undefined) return text;
  }
  return undefined;
}
