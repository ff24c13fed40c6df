/**
 * scenario = step | "sequence:[" step { "," step } "]" [ "*" ];  step = part { "&" part };  part = effect [ "@" chance ]
 */
import { parseChance, type Chance } from './chance.ts';
import { EFFECTS } from './effects.ts';
import { UnknownScenario, type Effect, type Part, type Scenario, type Step } from './scenario.ts';

const MAX_LENGTH = 2000;

/** How the pieces are put together, for who asks. */
export const COMPOSITION = [
  {
    syntax: '<efecto>@<k>/<n>',
    example: 'bias:SegInc+0.0002@1/500',
    meaning: 'Alcanza a k de cada n solicitudes; la semilla dice a cuáles.',
  },
  {
    syntax: '<efecto>@every(<n>)',
    example: 'status:503@every(3)',
    meaning: 'Alcanza a cada enésima solicitud.',
  },
  {
    syntax: '<efecto>&<efecto>',
    example: 'slow:exp(200)&drop:salida.0.TasaCae',
    meaning: 'Varios efectos a la vez.',
  },
  {
    syntax: 'sequence:[<paso>,<paso>,…]',
    example: 'sequence:[status:503,status:503,ok]',
    meaning:
      'Un paso por solicitud; terminados los pasos, respuestas sanas. Con * al final vuelve a empezar.',
  },
] as const;

/** Effects that say by themselves what is answered: two of them at once contradict each other. */
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
  throw new UnknownScenario(`«@${text}» no se entiende: se espera @k/n, con k hasta n, o @every(n).`);
}

function partOf(text: string): Part {
  const pieces = splitOutside(text, '@');
  const chance = pieces.length > 1 ? chanceOf(pieces.pop() ?? '') : undefined;
  return { text, effect: effectOf(pieces.join('@')), chance };
}

function stepOf(text: string): Step {
  const parts = splitOutside(text, '&').map(partOf);
  const answers = parts.filter(({ effect, chance }) => !chance && ANSWERS.has(effect.kind));
  if (answers.length > 1) {
    const named = answers.map((part) => part.text).join('» y «');
    throw new UnknownScenario(`«${named}» no pueden ir juntos: cada uno es una respuesta.`);
  }
  return parts;
}

function parse(text: string): Scenario {
  if (!/^sequence\s*:/.test(text)) return { text, steps: [stepOf(text)], repeats: true };
  const [, steps = '', star] = /^sequence\s*:\s*\[(.*)\]\s*(\*?)$/s.exec(text) ?? [];
  if (steps.trim() === '') {
    throw new UnknownScenario(
      `El escenario «${text}» no se entiende: se espera sequence:[<paso>,…] o sequence:[<paso>,…]*.`,
    );
  }
  return { text, steps: splitOutside(steps, ',').map(stepOf), repeats: star === '*' };
}

/** One scenario from its text. @throws UnknownScenario */
export function parseScenario(text: string): Scenario {
  if (text.length > MAX_LENGTH) {
    throw new UnknownScenario(`El escenario tiene más de ${MAX_LENGTH} caracteres.`);
  }
  return parse(text.trim());
}

const OPENING = '([{';
const CLOSING = ')]}';

/** Where the separator stands outside of brackets and of double quotes. */
function positionsOf(text: string, separator: string): number[] {
  const positions: number[] = [];
  let [depth, isQuoted] = [0, false];
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charAt(index);
    if (isQuoted && letter === '\\') index += 1;
    else if (letter === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (OPENING.includes(letter)) depth += 1;
    else if (CLOSING.includes(letter)) depth -= 1;
    else if (letter === separator && depth === 0) positions.push(index);
  }
  return positions;
}

/** The trimmed parts between separators; those inside of `()`, `[]`, `{}` or double quotes separate nothing. */
export function splitOutside(text: string, separator: string): string[] {
  const positions = positionsOf(text, separator);
  const starts = [0, ...positions.map((position) => position + 1)];
  return starts.map((start, part) => text.slice(start, positions[part] ?? text.length).trim());
}
