import type { FocusEvent, MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import type { RadioOption } from './radio-group.tsx';

export interface SegmentsProps<Value extends string> {
  /** Name of the radio buttons. */
  name: string;
  legend: string;
  options: readonly (RadioOption & { readonly value: Value })[];
  /** '' if none is chosen. */
  value: Value | '';
  onChange: (value: Value) => void;
  className?: string | undefined;
  /** True if only the chosen button is seen: the other one lies over it, so that a press switches. */
  isToggle?: boolean;
  /** Called with each press, on any of the buttons. */
  onClick?: (event: MouseEvent<HTMLElement>) => void;
}

const INPUT = 'peer absolute inset-0 size-full cursor-pointer opacity-0';
const TEXT =
  'flex items-center justify-center gap-1 px-2 font-semibold whitespace-nowrap peer-checked:text-primary peer-focus-visible:outline-focused';

/** A thumb needs 44 px, the frame included. */
const SEGMENTS = {
  frame: 'flex w-fit flex-none gap-0.5 rounded-md bg-well p-0.75 text-14',
  label: 'group relative min-w-11 cursor-pointer',
  input: `${INPUT} pointer-coarse:inset-x-0 pointer-coarse:-inset-y-0.75 pointer-coarse:h-[calc(100%+6px)]`,
  text: `${TEXT} min-h-7.5 rounded-sm text-ink-2 group-hover:text-ink peer-checked:bg-surface peer-checked:shadow-chosen pointer-coarse:min-h-9.5 forced-colors:peer-checked:bg-[Highlight] forced-colors:peer-checked:text-[HighlightText] forced-colors:peer-checked:forced-color-adjust-none`,
};

/** Nothing may cover what has the focus, because keyboard users switch by arrow keys. */
const TOGGLE = {
  frame:
    'group relative flex-none self-stretch rounded-r-md border-l border-line text-14 hover:bg-primary-tint',
  label:
    'flex size-full cursor-pointer not-has-checked:absolute not-has-checked:inset-0 not-has-checked:z-1 not-has-checked:opacity-0 group-has-focus-visible:not-has-checked:pointer-events-none',
  input: INPUT,
  text: `${TEXT} h-full min-w-14 rounded-r-md`,
};

/**
 * Hands the keyboard's focus on to the chosen button where it comes from outside, because the others are out of sight: the field that was
 * left may have chosen another one.
 */
function toChosen({ currentTarget: button, relatedTarget: left }: FocusEvent<HTMLInputElement>): void {
  const group = button.closest('fieldset');
  if (button.checked || group?.contains(left) || !button.matches(':focus-visible')) return;
  group?.querySelector<HTMLInputElement>('input:checked')?.focus();
}

/** A few radio buttons drawn as one switch. Its legend is for screen readers. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { name, legend, options, value: chosen, onChange, className, isToggle = false, onClick } = props;
  const look = isToggle ? TOGGLE : SEGMENTS;
  return (
    <fieldset className={classNames(look.frame, className)} onClick={onClick}>
      <legend className="sr-only">{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className={look.label}>
          <input
            type="radio"
            className={look.input}
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChange(value)}
            onFocus={isToggle ? toChosen : undefined}
          />
          <span className={look.text}>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
