import type { ReactNode } from 'react';
import { AmountInput } from './amount-input.tsx';
import { Field, type ControlledFieldProps } from '../fields/field.tsx';
import styles from '../fields/field.module.css';

/** Digits only, '' if empty. */
export interface NumberFieldProps extends ControlledFieldProps<string> {
  prefix?: ReactNode;
}

/**
 * Field for a whole number, shown with thousands (`450.000`); its value is digits only (`450000`, '' if empty). For a controller.
 */
export function NumberField({ value, onChange, onBlur, ref, prefix, ...field }: NumberFieldProps) {
  return (
    <Field {...field}>
      {(wiring) => (
        <>
          {prefix !== undefined && <span className={styles['prefix']}>{prefix}</span>}
          <AmountInput
            {...wiring}
            amount={value === '' ? null : Number(value)}
            decimals={0}
            onAmountChange={(amount) => onChange(amount === null ? '' : String(amount))}
            onBlur={onBlur}
            ref={ref}
          />
        </>
      )}
    </Field>
  );
}
