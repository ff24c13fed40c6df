import { isIsoDate } from '@simulador/contracts/platform/dates';
import { useAmountText } from '#shared/ui/amounts/use-amount-text.ts';
import { NumberField } from '#shared/ui/amounts/number-field.tsx';
import { CheckboxField } from '#shared/ui/fields/checkbox-field.tsx';
import { DateField } from '#shared/ui/fields/moment-field.tsx';
import { Field, FieldGrid, type ControlledFieldProps } from '#shared/ui/fields/field.tsx';
import { SelectField } from '#shared/ui/fields/select-field.tsx';
import { TextField } from '#shared/ui/fields/text-field.tsx';
import type { FormState } from '#shared/ui/forms/use-form.ts';
import type { FormField, FormValues } from './fields.ts';

/** Number of decimals of UF and of an annual percentage in the tables. */
const RATE_DECIMALS = 4;
const UNITS = { amount: 'UF', pesos: 'CLP', rate: 'percent' } as const;
export const NOT_CHOSEN = '-- Seleccione una opción --';

interface RecordFieldsProps {
  fields: readonly FormField[];
  form: Pick<FormState<FormValues>, 'field'>;
}

/** Fields of a row, each of its kind. */
export const RecordFields = ({ fields, form }: RecordFieldsProps) => (
  <FieldGrid>
    {fields.map((field) => (
      <RecordField key={field.name} field={field} form={form} />
    ))}
  </FieldGrid>
);

function RecordField({ field, form }: Pick<RecordFieldsProps, 'form'> & { field: FormField }) {
  const { name, label, kind, hint, options = [], isOptional = false } = field;
  const { value, ...bound } = form.field(name);
  const shared = { ...bound, label, hint, required: !isOptional };
  const text = typeof value === 'string' ? value : '';
  const amount = typeof value === 'number' ? value : null;
  switch (kind) {
    case 'amount':
    case 'pesos':
    case 'rate':
      return <DecimalField {...shared} unit={UNITS[kind]} value={amount} />;
    case 'years':
      return <NumberField {...shared} value={text} />;
    case 'choice':
      return <SelectField {...shared} placeholder={NOT_CHOSEN} options={options} value={text} />;
    case 'day':
      return (
        <DateField
          {...shared}
          value={isIsoDate(text) ? text : null}
          onChange={(day) => shared.onChange(day ?? '')}
        />
      );
    case 'flag':
      return <CheckboxField {...bound} label={label} hint={hint} value={value === true} />;
    case 'text':
      return <TextField {...shared} autoComplete="off" value={text} />;
  }
}

export interface DecimalFieldProps extends ControlledFieldProps<number | null> {
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
