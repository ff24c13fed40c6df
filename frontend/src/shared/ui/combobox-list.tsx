import { useEffect, useRef } from 'react';
import type { ComboboxOption } from './combobox-search.ts';

export interface ComboboxListProps {
  id: string;
  options: readonly ComboboxOption[];
  active: number;
  onTake: (option: ComboboxOption) => void;
}

export const comboboxOptionId = (listId: string, index: number): string => `${listId}-${index}`;

/** The suggestions below the input, scrolled into view when they appear. The focus stays in the input. */
export function ComboboxList({ id, options, active, onTake }: ComboboxListProps) {
  const list = useRef<HTMLUListElement>(null);
  const isShown = options.length > 0;
  useEffect(() => {
    if (isShown) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return (
    <ul ref={list} id={id} role="listbox" aria-label="Sugerencias" hidden={!isShown}>
      {options.map((option, index) => (
        <li
          key={option.value}
          id={comboboxOptionId(id, index)}
          role="option"
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(option)}
        >
          {option.label}
        </li>
      ))}
    </ul>
  );
}
