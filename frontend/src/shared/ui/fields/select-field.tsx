import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { Icon } from '../icon.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

type NativeProps = Omit<ComponentProps<'select'>, keyof FieldProps | 'id' | 'children' | 'multiple'>;

export interface SelectFieldProps extends FieldProps, NativeProps {
  options: readonly SelectOption[];
  placeholder?: string;
}

/** Native select. Its placeholder is an option with the value ''. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, hint, error, wide, required, correction, options, placeholder, ...select } = props;
  return (
    <Field {...{ name, label, hint, error, wide, required, correction }}>
      {(wiring) => (
        <>
          <select {...select} {...wiring}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron" />
        </>
      )}
    </Field>
  );
}
