import { unbroken } from '@simulador/contracts/platform/format';

/**
 * Breaks a text into lines of at most a width: at its line breaks and spaces, but not between a figure and its unit, and between the letters
 * of a word that is longer than a line. Each word is measured once.
 */
export function linesWithin(
  text: string,
  width: number,
  widthOf: (text: string) => number,
): readonly string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let before = Infinity;
    for (const word of unbroken(paragraph).split(' ')) {
      if (before + widthOf(word) <= width) lines.push(`${lines.pop()} ${word}`);
      else {
        before = 0;
        lines.push(...piecesOf(word, (piece) => widthOf(piece) <= width));
      }
      before += widthOf(`${before === 0 ? lines.at(-1) : word} `);
    }
    return lines;
  });
}

/** Cuts a word into pieces that fit, at least one letter each. */
function piecesOf(word: string, fits: (piece: string) => boolean): string[] {
  if (fits(word)) return [word];
  const pieces = [''];
  for (const letter of word) {
    const longer = `${pieces.at(-1)}${letter}`;
    if (longer === letter || fits(longer)) pieces[pieces.length - 1] = longer;
    else pieces.push(letter);
  }
  return pieces;
}
