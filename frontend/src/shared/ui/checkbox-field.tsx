import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { wireControl, type FieldProps } from './field.tsx';
import { FieldError } from './field-error.tsx';
import fieldStyles from './field.module.css';
import styles from './checkbox-field.module.css';

type InputProps = Omit<ComponentProps<'input'>, keyof FieldProps | 'id' | 'type'>;

export interface CheckboxFieldProps extends FieldProps, InputProps {}

/** A box to tick with its sentence. With a controller pass `checked={field.value}`. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { name, label, hint, error, wide, ...input } = props;
  return (
    <div className={classNames(wide && fieldStyles['wide'], error && styles['bad'])}>
      <label className={styles['tick']}>
        <input {...input} type="checkbox" {...wireControl({ name, hint, error })} />
        <span>{label}</span>
      </label>
      <FieldError name={name} error={error} />
      {hint !== undefined && (
        <div className={fieldStyles['hint']} id={`${name}-h`}>
          {hint}
        </div>
      )}
    </div>
  );
}
