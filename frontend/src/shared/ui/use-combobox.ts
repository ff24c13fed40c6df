import { useState, type KeyboardEvent } from 'react';
import { findOptions, type ComboboxOption } from './combobox-search.ts';

export interface Combobox {
  readonly found: readonly ComboboxOption[];
  /** Index in `found`; -1 while none is pointed at. */
  readonly active: number;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Which suggestions are shown, and the keys that move through them. */
export function useCombobox(
  options: readonly ComboboxOption[],
  text: string,
  onTake: (option: ComboboxOption) => void,
): Combobox {
  const [isOpen, setOpen] = useState(false);
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
    const chosen = found[active];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && chosen !== undefined) onTake(chosen);
    else if (event.key !== 'Escape' || found.length === 0) return;
    if (event.key === 'Enter' || event.key === 'Escape') show(false);
    event.preventDefault();
  };
  return { found, active, isOpen, open: () => show(true), close: () => show(false), onKeyDown };
}
