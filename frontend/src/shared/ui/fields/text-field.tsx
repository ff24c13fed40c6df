import type { ChangeEvent, ReactNode } from 'react';
import { Field, type FieldProps, type NativeProps } from './field.tsx';

export interface TextFieldProps extends FieldProps, NativeProps<'input'> {
  type?: 'text' | 'email' | 'password';
  suffix?: ReactNode;
  onChange?: (text: string, event: ChangeEvent<HTMLInputElement>) => void;
}

/** Field for a line of up to 254 characters. */
export function TextField({ suffix, onChange, ...field }: TextFieldProps) {
  return (
    <Field {...field}>
      {(input) => (
        <>
          <input
            type="text"
            maxLength={254}
            {...input}
            onChange={(event) => onChange?.(event.currentTarget.value, event)}
          />
          {suffix && <span className="pr-4 text-ink-2">{suffix}</span>}
        </>
      )}
    </Field>
  );
}
