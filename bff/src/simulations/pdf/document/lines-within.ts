import { unbroken } from '@simulador/contracts/platform/format';

/** Breaks a text into lines that fit: at its line breaks and spaces, but not between a figure and its unit, and between the letters of a word that is longer than a line. */
export function linesWithin(text: string, fits: (line: string) => boolean): readonly string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines = [''];
    for (const word of unbroken(paragraph).split(' ')) {
      const line = lines.at(-1) ?? '';
      const longer = line === '' ? word : `${line} ${word}`;
      if (fits(longer)) lines[lines.length - 1] = longer;
      else lines.splice(line === '' ? -1 : Infinity, 1, ...piecesOf(word, fits));
    }
    return lines;
  });
}

/** Cuts a word into pieces that fit, at least one letter each. */
function piecesOf(word: string, fits: (line: string) => boolean): string[] {
  const pieces = [''];
  for (const letter of word) {
    const longer = `${pieces.at(-1)}${letter}`;
    if (longer === letter || fits(longer)) pieces[pieces.length - 1] = longer;
    else pieces.push(letter);
  }
  return pieces;
}
