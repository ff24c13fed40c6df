import { messageText } from '@simulador/contracts/calculation/messages/es';
import { Field, FigureInput, type ControlledFieldProps } from '../fields/field.tsx';
import { useAmountText } from './use-amount-text.ts';

/** Digits only, '' if empty. */
export interface NumberFieldProps extends ControlledFieldProps<string> {
  /** Pesos have a `$` before the input. */
  unit?: 'CLP' | 'count';
}

/**
 * Field for a whole number, shown with thousands (`450.000`); its value is digits only (`450000`, '' if empty).
 */
export function NumberField({ value, onChange, onBlur, unit = 'count', ...field }: NumberFieldProps) {
  const { input, fault } = useAmountText({
    amount: value === '' ? null : Number(value),
    unit,
    onRead: (amount) => onChange(amount === null ? '' : String(amount)),
    onBlur,
  });
  return (
    <Field {...field} error={fault === undefined ? field.error : messageText('digits_only')}>
      {(wiring) => (
        <>
          {unit === 'CLP' && <span className="pl-4 text-ink-2">$</span>}
          <FigureInput {...wiring} {...input} className={unit === 'CLP' ? 'pl-2' : undefined} />
        </>
      )}
    </Field>
  );
}
