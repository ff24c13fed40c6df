import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError, FieldHint, wireControl, type FieldProps } from './field.tsx';
import styles from './field.module.css';

type InputProps = Omit<
  ComponentProps<'input'>,
  keyof FieldProps | 'id' | 'type' | 'value' | 'checked' | 'onChange'
>;

export interface CheckboxFieldProps extends FieldProps, InputProps {
  value: boolean;
  onChange: (isChecked: boolean) => void;
}

export function CheckboxField(props: CheckboxFieldProps) {
  const { name, label, hint, error, wide, required, correction, value, ...rest } = props;
  const { onChange, ...input } = rest;
  return (
    <div className={classNames(wide && styles['wide'], error && styles['bad'])}>
      <label className={styles['tick']}>
        <input
          {...input}
          type="checkbox"
          checked={value}
          {...wireControl({ name, hint, error, required })}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      <FieldError name={name} error={error} />
      {correction}
      <FieldHint name={name} hint={hint} />
    </div>
  );
}
