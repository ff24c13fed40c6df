/**
 * scenario = step | "sequence:[" step { "," step } "]" [ "*" ];  step = part { "&" part };  part = effect [ "@" chance ]
 */
import { splitOutside } from './quoting.ts';
import { type Chance, EFFECTS, type Part, type Scenario, type Step, UnknownScenario } from './scenario.ts';

const MAX_LENGTH = 2000;
const MAX_BLOCK = 100_000;

/** Effects that determine the answer, so two of them cannot be combined. */
const ANSWERS: readonly string[] = ['ok', 'down', 'status', 'errors', 'refused', '401'];

function chanceOf(text: string): Chance {
  const [, count, of] = /^([1-9]\d{0,5})\/([1-9]\d{0,5})$/.exec(text) ?? [];
  const chance = { count: Number(count), of: Number(of) };
  if (count && of && chance.count <= chance.of && chance.of <= MAX_BLOCK) return chance;
  throw new UnknownScenario(`«@${text}» no se entiende: se espera @k/n, con k hasta n.`);
}

function partOf(text: string): Part {
  const [named = '', ...limits] = splitOutside(text, '@');
  const [, effect = '', argument = ''] = /^([^:]*)(?::(.*))?$/s.exec(named) ?? [];
  const known = EFFECTS.get(effect.trim());
  if (!known) throw new UnknownScenario(`El escenario «${named}» no existe.`);
  if (!known.accepts(argument.trim()))
    throw new UnknownScenario(`El escenario «${named}» no se entiende: se espera ${known.syntax}.`);
  return {
    text,
    effect: effect.trim(),
    argument: argument.trim(),
    chance: limits.length > 0 ? chanceOf(limits.join('@')) : undefined,
  };
}

function stepOf(text: string): Step {
  const parts = splitOutside(text, '&').map(partOf);
  const answers = parts.filter(({ chance, effect }) => !chance && ANSWERS.includes(effect));
  if (answers.length > 1) {
    const named = answers.map((part) => part.text).join('» y «');
    throw new UnknownScenario(`«${named}» no pueden ir juntos: cada uno es una respuesta.`);
  }
  return parts;
}

/** Parses a scenario. @throws UnknownScenario */
export function parseScenario(text: string): Scenario {
  if (text.length > MAX_LENGTH)
    throw new UnknownScenario(`El escenario tiene más de ${MAX_LENGTH} caracteres.`);
  if (!/^\s*sequence\s*:/.test(text)) return { steps: [stepOf(text.trim())], repeats: true };
  const [, steps = '', star] = /^\s*sequence\s*:\s*\[(.*)\]\s*(\*?)\s*$/s.exec(text) ?? [];
  if (steps.trim() !== '') return { steps: splitOutside(steps, ',').map(stepOf), repeats: star === '*' };
  throw new UnknownScenario(
    `El escenario «${text}» no se entiende: se espera sequence:[<paso>,…] o sequence:[<paso>,…]*.`,
  );
}
