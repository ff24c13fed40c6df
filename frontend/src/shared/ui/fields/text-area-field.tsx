import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

type NativeProps = Omit<ComponentProps<'textarea'>, keyof FieldProps | 'id' | 'value' | 'onChange'>;

export interface TextAreaFieldProps extends FieldProps, NativeProps {
  value: string;
  /** Absent for a field that is only read. */
  onChange?: (text: string) => void;
  /** Maximum number of characters (code points, as the server counts them). Once it is reached, the count takes the hint's place. */
  maxLength?: number;
  /** True to show the count always. */
  isCounted?: boolean;
}

/** Cuts by code points, so that no character is split. */
const cut = (text: string, maxLength: number): string => [...text].slice(0, maxLength).join('');

export function TextAreaField(props: TextAreaFieldProps) {
  const { name, label, hint, error, wide, required, correction, ...rest } = props;
  const { value, onChange, maxLength = Infinity, isCounted = false, ...textarea } = rest;
  const count = [...value].length;
  const isFull = count >= maxLength;
  const counter = (
    <span
      className={isFull ? 'num font-semibold text-bad' : 'num'}
    >{`${count} / ${maxLength} caracteres`}</span>
  );
  return (
    <Field
      {...{ name, label, error, wide, required, correction }}
      hint={isCounted || isFull ? counter : hint}
    >
      {(wiring) => (
        <textarea
          {...textarea}
          {...wiring}
          className="py-2.5"
          // The attribute counts UTF-16 units, of which e.g. an emoji takes two.
          maxLength={maxLength === Infinity ? undefined : maxLength + value.length - count}
          value={value}
          onChange={({ currentTarget }) => onChange?.(cut(currentTarget.value, maxLength))}
        />
      )}
    </Field>
  );
}
