import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';
import styles from './text-area-field.module.css';

type NativeProps = Omit<ComponentProps<'textarea'>, keyof FieldProps | 'id'>;

export interface TextAreaFieldProps extends FieldProps, NativeProps {}

/** Field for several lines of text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { name, label, hint, error, wide, required, ...textarea } = props;
  return (
    <Field name={name} label={label} hint={hint} error={error} wide={wide} required={required}>
      {(wiring) => <textarea {...textarea} {...wiring} className={styles['area']} />}
    </Field>
  );
}
