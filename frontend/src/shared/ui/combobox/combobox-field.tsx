import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Field, type ControlledFieldProps } from '../fields/field.tsx';
import { Icon } from '../icon.tsx';
import { folded } from '@simulador/contracts/calculation/rules/text';

export interface ComboboxFieldProps extends ControlledFieldProps<string> {
  options: readonly ComboboxOption[];
  onSelect?: (option: ComboboxOption) => void;
  disabled?: boolean | undefined;
}

/** Text field with suggestions from a list (ARIA 1.2 combobox). Arrows move, Enter chooses, also an only suggestion, Escape closes. */
export function ComboboxField({ value, options, onChange, onSelect, onBlur, ...field }: ComboboxFieldProps) {
  const take = (option: ComboboxOption): void => {
    onChange(option.label);
    onSelect?.(option);
  };
  const { found, active, isOpen, open, close, onKeyDown } = useCombobox(options, value, take);
  const listId = `${field.name}-list`;
  return (
    <Field {...field}>
      {(input) => (
        <>
          <input
            {...input}
            type="text"
            className="pr-11"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={found.length > 0}
            aria-controls={listId}
            aria-activedescendant={found[active] === undefined ? undefined : comboboxOptionId(listId, active)}
            autoComplete="off"
            maxLength={254}
            value={value}
            onChange={(event) => {
              onChange(event.currentTarget.value);
              open();
            }}
            onKeyDown={onKeyDown}
            onBlur={(event) => {
              close();
              onBlur?.(event);
            }}
          />
          <Icon name="place" className="pointer-events-none absolute right-3 text-ink-2" />
          <ComboboxList
            id={listId}
            options={found}
            active={active}
            onTake={(option) => {
              take(option);
              close();
            }}
          />
          <span className="sr-only" role="status">
            {isOpen && value !== '' ? suggestionCount(found.length) : ''}
          </span>
        </>
      )}
    </Field>
  );
}

function suggestionCount(count: number): string {
  if (count === 0) return 'Sin sugerencias';
  return count === 1 ? '1 sugerencia' : `${count} sugerencias`;
}

interface ComboboxListProps {
  id: string;
  options: readonly ComboboxOption[];
  active: number;
  onTake: (option: ComboboxOption) => void;
}

const comboboxOptionId = (listId: string, index: number): string => `${listId}-${index}`;

/** Suggestions below the input, scrolled into view when they appear. The focus stays in the input. */
function ComboboxList({ id, options, active, onTake }: ComboboxListProps) {
  const list = useRef<HTMLUListElement>(null);
  const isShown = options.length > 0;
  useEffect(() => {
    if (isShown) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return (
    <ul
      ref={list}
      id={id}
      className="absolute -inset-x-px top-[calc(100%+6px)] z-20 max-h-86 overflow-y-auto rounded-md border border-line bg-surface p-1.5 shadow-float"
      role="listbox"
      aria-label="Sugerencias"
      hidden={!isShown}
    >
      {options.map((option, index) => (
        <li
          key={option.value}
          id={comboboxOptionId(id, index)}
          role="option"
          aria-selected={index === active}
          className="min-h-10 cursor-pointer rounded-sm px-2.5 py-2 hover:bg-ground aria-selected:bg-primary-tint aria-selected:[box-shadow:inset_3px_0_0_var(--primary)]"
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(option)}
        >
          {option.label}
        </li>
      ))}
    </ul>
  );
}

export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
}

/** Suggestions of a text, and the keys that move through them. */
function useCombobox(
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
