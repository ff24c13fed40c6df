import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError, FieldHint, wireControl, type FieldProps } from './field.tsx';
import fieldStyles from './field.module.css';
import styles from './radio-group.module.css';

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
}

type InputProps = Omit<ComponentProps<'input'>, keyof FieldProps | 'id' | 'type' | 'value' | 'checked'>;

export interface RadioGroupProps extends FieldProps, InputProps {
  options: readonly RadioOption[];
  /** '' if none is chosen. */
  value: string;
}

/** Radio buttons. The fieldset's id is the name. */
export function RadioGroup(props: RadioGroupProps) {
  const { name, label, hint, error, wide, required, correction, options, value, ...input } = props;
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
