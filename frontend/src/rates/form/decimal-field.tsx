import type { ReactNode } from 'react';
import { useAmountText } from '#shared/ui/amounts/use-amount-text.ts';
import { Field, type ControlledFieldProps } from '#shared/ui/fields/field.tsx';

/** Number of decimals of UF and of an annual percentage in the tables. */
export const RATE_DECIMALS = 4;

export interface DecimalFieldProps extends ControlledFieldProps<number | null> {
  hint?: ReactNode;
  unit: 'UF' | 'CLP' | 'percent';
}

/** Field for UF, pesos with decimals, or a percentage. */
export function DecimalField({ value, onChange, onBlur, ref, unit, ...field }: DecimalFieldProps) {
  const { input, fault } = useAmountText({
    amount: value,
    unit,
    decimals: RATE_DECIMALS,
    onRead: onChange,
    onBlur,
  });
  return (
    <Field {...field} error={fault ?? field.error}>
      {(wiring) => <input {...wiring} {...input} ref={ref} />}
    </Field>
  );
}
