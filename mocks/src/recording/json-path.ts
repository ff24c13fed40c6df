/** Paths in a JSON document, and patterns of paths: `salida[].Tasa`, `FecVencimiento`, `$.id`. */
import { WrongUsage } from '../command-line.ts';

export type JsonPath = readonly (string | number)[];

/** Formats a path: `$.salida[0].Tasa`. */
export const pathText = (path: JsonPath): string =>
  path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : `${text}.${step}`),
    '$',
  );

/** Returns true for the paths that it matches. */
export type PathPattern = (path: JsonPath) => boolean;

const PATTERN = /^(?:\$|(?:\$\.?)?(?:\[\]|[^.[\]\s$*]+)(?:\[\]|\.[^.[\]]+)*)$/;

/** Parses a pattern. It matches at any depth, unless it begins with `$`; `[]` is any place of a list. @throws WrongUsage */
export function pathPattern(text: string, option: string): PathPattern {
  const pattern = text.trim();
  if (!PATTERN.test(pattern)) throw new WrongUsage(`${option} no se entiende: ${text}.`);
  return (path) => {
    const at = pathText(path).replace(/\[\d+\]/g, '[]');
    return (
      at === pattern || (!pattern.startsWith('$') && (at.endsWith(`.${pattern}`) || at === `$${pattern}`))
    );
  };
}

/** Parses patterns; each text can be several, separated by commas. @throws WrongUsage */
export const patternsOf = (texts: readonly string[] = [], option = ''): PathPattern[] =>
  texts
    .flatMap((text) => text.split(','))
    .filter((text) => text.trim() !== '')
    .map((text) => pathPattern(text, option));

export const anyMatches =
  (patterns: readonly PathPattern[]) =>
  (path: JsonPath): boolean =>
    patterns.some((pattern) => pattern(path));
