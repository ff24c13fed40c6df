import type { ReactNode } from 'react';
import { AmountInput } from '#shared/ui/amounts/amount-input.tsx';
import { Field, type ControlledFieldProps } from '#shared/ui/fields/field.tsx';

export interface DecimalFieldProps extends ControlledFieldProps<number | null> {
  decimals?: number;
  hint?: ReactNode;
}

/** UF or a percentage, with its decimals. For a controller. */
export function DecimalField({ value, onChange, onBlur, ref, decimals = 4, ...field }: DecimalFieldProps) {
  return (
    <Field {...field}>
      {(wiring) => (
        <AmountInput
          {...wiring}
          amount={value}
          decimals={decimals}
          onAmountChange={onChange}
          onBlur={onBlur}
          ref={ref}
        />
      )}
    </Field>
  );
}
