import type { FocusEvent, ReactNode, Ref } from 'react';
import { AmountInput } from './amount-input.tsx';
import { Field, type FieldProps } from './field.tsx';
import styles from './field.module.css';

export interface NumberFieldProps extends FieldProps {
  value: string;
  onChange: (digits: string) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  ref?: Ref<HTMLInputElement>;
  prefix?: ReactNode;
  suffix?: ReactNode;
  disabled?: boolean | undefined;
  autoComplete?: string;
}

/** A whole number, shown with its thousands (`450.000`), given as bare digits (`450000`, '' when empty). For a controller. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, onBlur, ref, prefix, suffix, disabled, autoComplete = 'off', ...field } = props;
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
            disabled={disabled}
            autoComplete={autoComplete}
          />
          {suffix !== undefined && <span className={styles['suffix']}>{suffix}</span>}
        </>
      )}
    </Field>
  );
}
