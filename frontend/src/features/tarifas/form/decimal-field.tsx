import type { ReactNode } from 'react';
import { AmountInput } from '#shared/ui/amounts/amount-input.tsx';
import { Field, type ControlledFieldProps } from '#shared/ui/fields/field.tsx';

/** Number of decimals of UF and of an annual percentage in the tables. */
export const RATE_DECIMALS = 4;

export interface DecimalFieldProps extends ControlledFieldProps<number | null> {
  hint?: ReactNode;
}

/** Field for UF or a percentage. For a controller. */
export function DecimalField({ value, onChange, onBlur, ref, ...field }: DecimalFieldProps) {
  return (
    <Field {...field}>
      {(wiring) => (
        <AmountInput
          {...wiring}
          amount={value}
          decimals={RATE_DECIMALS}
          onAmountChange={onChange}
          onBlur={onBlur}
          ref={ref}
        />
      )}
    </Field>
  );
}
