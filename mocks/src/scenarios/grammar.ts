/**
 * scenario = step | "sequence:[" step { "," step } "]" [ "*" ];  step = part { "&" part };
 * part = effect { "@" condition } [ "@" chance ]
 */
import { parseChance, type Chance } from './chance.ts';
import { type Condition, parseCondition } from './condition.ts';
import { EFFECTS } from './effects.ts';
import { splitOutside } from './quoting.ts';
import { UnknownScenario, type Effect, type Part, type Scenario, type Step } from './scenario.ts';

const MAX_LENGTH = 2000;

/** Effects that determine the answer, so two of them cannot be combined. */
const ANSWERS: ReadonlySet<Effect['kind']> = new Set([
  'ok',
  'down',
  'status',
  'errors',
  'refused',
  'unauthorized',
]);

function effectOf(text: string): Effect {
  const [, name = '', argument = ''] = /^([^:]*)(?::(.*))?$/s.exec(text) ?? [];
  const spec = EFFECTS.get(name.trim());
  if (!spec) throw new UnknownScenario(`El escenario «${text}» no existe.`);
  const effect = spec.parse(argument.trim());
  if (!effect) throw new UnknownScenario(`El escenario «${text}» no se entiende: se espera ${spec.syntax}.`);
  return effect;
}

function chanceOf(text: string): Chance {
  const chance = parseChance(text);
  if (chance) return chance;
  throw new UnknownScenario(
    `«@${text}» no se entiende: se espera @k/n, con k hasta n, o @when(<ruta>=<valor>).`,
  );
}

const isCondition = (limit: string): boolean => limit.startsWith('when(');

function conditionOf(text: string): Condition {
  const condition = parseCondition(text);
  if (condition) return condition;
  throw new UnknownScenario(`«@${text}» no se entiende: se espera @when(<ruta>=<valor>,…).`);
}

function partOf(text: string): Part {
  const [effect = '', ...limits] = splitOutside(text, '@');
  const condition = limits.filter(isCondition).flatMap(conditionOf);
  const chances = limits.filter((limit) => !isCondition(limit));
  const chance = chances.length > 0 ? chanceOf(chances.join('@')) : undefined;
  return { text, effect: effectOf(effect), condition, chance };
}

function stepOf(text: string): Step {
  const parts = splitOutside(text, '&').map(partOf);
  const strikesAll = ({ chance, condition }: Part): boolean => !chance && condition.length === 0;
  const answers = parts.filter((part) => strikesAll(part) && ANSWERS.has(part.effect.kind));
  if (answers.length > 1) {
    const named = answers.map((part) => part.text).join('» y «');
    throw new UnknownScenario(`«${named}» no pueden ir juntos: cada uno es una respuesta.`);
  }
  return parts;
}

function parse(text: string): Scenario {
  if (!/^sequence\s*:/.test(text)) return { steps: [stepOf(text)], repeats: true };
  const [, steps = '', star] = /^sequence\s*:\s*\[(.*)\]\s*(\*?)$/s.exec(text) ?? [];
  if (steps.trim() === '') {
    throw new UnknownScenario(
      `El escenario «${text}» no se entiende: se espera sequence:[<paso>,…] o sequence:[<paso>,…]*.`,
    );
  }
  return { steps: splitOutside(steps, ',').map(stepOf), repeats: star === '*' };
}

/** Parses a scenario. @throws UnknownScenario */
export function parseScenario(text: string): Scenario {
  if (text.length > MAX_LENGTH) {
    throw new UnknownScenario(`El escenario tiene más de ${MAX_LENGTH} caracteres.`);
  }
  return parse(text.trim());
}
