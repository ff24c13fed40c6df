import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError, FieldHint, wireControl, type FieldProps } from './field.tsx';
import fieldStyles from './field.module.css';
import styles from './radio-group.module.css';

export interface RadioOption<Value extends string = string> {
  readonly value: Value;
  readonly label: ReactNode;
}

type InputProps = Omit<
  ComponentProps<'input'>,
  keyof FieldProps | 'id' | 'type' | 'value' | 'checked' | 'onChange'
>;

export interface RadioGroupProps<Value extends string> extends FieldProps, InputProps {
  options: readonly RadioOption<Value>[];
  /** '' if none is chosen. */
  value: Value | '';
  onChange: (value: Value) => void;
}

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
      className={classNames(wide && fieldStyles['wide'], error && styles['bad'])}
      aria-describedby={wiring['aria-describedby']}
    >
      <legend className={fieldStyles['label']}>{label}</legend>
      <div className={styles['choices']}>
        {options.map((option) => (
          <label key={option.value} className={styles['choice']}>
            <input
              {...input}
              type="radio"
              name={name}
              value={option.value}
              aria-invalid={wiring['aria-invalid']}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError name={name} error={error} />
      {correction}
      <FieldHint name={name} hint={hint} />
    </fieldset>
  );
}
