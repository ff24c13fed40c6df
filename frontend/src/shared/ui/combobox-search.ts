export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
}

const SHOWN = 8;

/** Words without accents, case and punctuation; `O'Higgins` is one. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/[\p{Diacritic}'’´`]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');

/** The first options that hold every word of the text; those that begin with it come first. */
export function findOptions(options: readonly ComboboxOption[], text: string): readonly ComboboxOption[] {
  const sought = wordsOf(text);
  if (sought.length === 0) return [];
  return options
    .map((option) => ({ option, words: wordsOf(option.label) }))
    .filter(({ words }) => sought.every((part) => words.some((word) => word.includes(part))))
    .map(({ option, words }) => ({ option, isBeginning: words.join(' ').startsWith(sought.join(' ')) }))
    .sort((a, b) => Number(b.isBeginning) - Number(a.isBeginning))
    .slice(0, SHOWN)
    .map(({ option }) => option);
}
