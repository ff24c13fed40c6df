import { useState, type KeyboardEvent } from 'react';
import { folded } from '@simulador/contracts/calculation/rules/text';

export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
}

/** Suggestions of a text, and the keys that move through them. */
export function useCombobox(
  options: readonly ComboboxOption[],
  text: string,
  onTake: (option: ComboboxOption) => void,
) {
  const [isOpen, setOpen] = useState(false);
  // Index in `found`; -1 for none.
  const [active, setActive] = useState(-1);
  const found = isOpen ? findOptions(options, text) : [];

  const show = (isShown: boolean): void => {
    setOpen(isShown);
    setActive(-1);
  };
  const move = (step: 1 | -1): void => {
    const count = findOptions(options, text).length;
    setOpen(true);
    if (count > 0) setActive(active < 0 && step < 0 ? count - 1 : (active + step + count) % count);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const chosen = found.length === 1 ? found[0] : found[active];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && chosen !== undefined) onTake(chosen);
    else if (event.key !== 'Escape' || found.length === 0) return;
    if (event.key === 'Enter' || event.key === 'Escape') show(false);
    event.preventDefault();
  };
  return { found, active, isOpen, open: () => show(true), close: () => show(false), onKeyDown };
}

const SHOWN = 8;

/** Splits a text into words without accents, case and punctuation; `O'Higgins` is one word. */
const wordsOf = (text: string): readonly string[] =>
  folded(text)
    .replace(/['’´`]/g, '')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');

/** Returns the first options that contain every word of the text; those that begin with it come first. */
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
