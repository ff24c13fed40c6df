import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';
import styles from './text-area-field.module.css';

type NativeProps = Omit<ComponentProps<'textarea'>, keyof FieldProps | 'id'>;

export interface TextAreaFieldProps extends FieldProps, NativeProps {}

export function TextAreaField(props: TextAreaFieldProps) {
  const { name, label, hint, error, wide, required, correction, ...textarea } = props;
  return (
    <Field {...{ name, label, hint, error, wide, required, correction }}>
      {(wiring) => <textarea {...textarea} {...wiring} className={styles['area']} />}
    </Field>
  );
}
