import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';
import styles from './text-area-field.module.css';

type NativeProps = Omit<ComponentProps<'textarea'>, keyof FieldProps | 'id'>;

export interface TextAreaFieldProps extends FieldProps, NativeProps {}

export function TextAreaField({ name, label, hint, error, wide, required, ...textarea }: TextAreaFieldProps) {
  return (
    <Field name={name} label={label} hint={hint} error={error} wide={wide} required={required}>
      {(wiring) => <textarea {...textarea} {...wiring} className={styles['area']} />}
    </Field>
  );
}
