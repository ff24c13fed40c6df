import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError, FieldHint, wireControl, type ChoiceProps, type FieldProps } from './field.tsx';

export interface RadioOption<Value extends string = string> {
  readonly value: Value;
  readonly label: ReactNode;
}

export interface RadioGroupProps<Value extends string> extends FieldProps, ChoiceProps {
  options: readonly RadioOption<Value>[];
  /** '' if none is chosen. */
  value: Value | '';
  onChange: (value: Value) => void;
}

const CHOICE =
  'relative flex min-h-(--control) max-w-full cursor-pointer flex-wrap items-center gap-x-3 rounded-md py-1 bg-surface px-3.5 transition-colors max-md:flex-auto has-checked:border-primary has-checked:bg-primary-tint has-checked:shadow-chosen has-focus-visible:outline-focused forced-colors:has-checked:outline-2';

/** Radio buttons. The fieldset's id is the name. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { name, label, hint, error, wide, required, correction, options, value, ...rest } = props;
  const { onChange, ...input } = rest;
  const wiring = wireControl({ name, hint, error, required });
  return (
    <fieldset
      id={name}
      role="radiogroup"
      aria-required={wiring['aria-required']}
      className={classNames(wide && 'col-span-full')}
      aria-describedby={wiring['aria-describedby']}
    >
      <legend className="mb-2 p-0 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-3">
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              CHOICE,
              error ? 'border-2 border-bad' : 'border border-edge hover:border-ink',
            )}
          >
            <input
              {...input}
              type="radio"
              className="outline-none"
              name={name}
              value={option.value}
              aria-invalid={wiring['aria-invalid']}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            {/* Below the button if its longest word, in large text, is wider than the room beside it. */}
            <span className="min-w-0 flex-[1_1_min-content] wrap-break-word">{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError name={name} error={error} />
      {correction}
      <FieldHint name={name} hint={hint} />
    </fieldset>
  );
}
