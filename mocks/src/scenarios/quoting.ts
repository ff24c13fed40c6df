/** Splitting of a scenario's text. */

const OPENING = '([{';
const CLOSING = ')]}';

/** Returns the positions of a separator outside of brackets and double quotes. */
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

/** Splits a text at separators outside of `()`, `[]`, `{}` and double quotes, and trims the parts. */
export function splitOutside(text: string, separator: string): string[] {
  const positions = positionsOf(text, separator);
  const starts = [0, ...positions.map((position) => position + 1)];
  return starts.map((start, part) => text.slice(start, positions[part] ?? text.length).trim());
}
