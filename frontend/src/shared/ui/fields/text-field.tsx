import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { Field, type FieldProps } from './field.tsx';

type InputProps = Omit<ComponentProps<'input'>, keyof FieldProps | 'id' | 'type' | 'onChange'>;

export interface TextFieldProps extends FieldProps, InputProps {
  type?: 'text' | 'email' | 'password';
  suffix?: ReactNode;
  onChange?: (text: string, event: ChangeEvent<HTMLInputElement>) => void;
}

/** Field for a line of up to 254 characters. */
export function TextField(props: TextFieldProps) {
  const { name, label, hint, error, wide, required, correction, suffix, onChange, ...input } = props;
  return (
    <Field {...{ name, label, hint, error, wide, required, correction }}>
      {(wiring) => (
        <>
          <input
            type="text"
            maxLength={254}
            {...input}
            {...wiring}
            onChange={(event) => onChange?.(event.currentTarget.value, event)}
          />
          {suffix && <span className="pr-4 text-ink-2">{suffix}</span>}
        </>
      )}
    </Field>
  );
}
