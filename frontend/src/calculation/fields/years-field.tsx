import type { ReactNode } from 'react';
import { readAmount } from '@simulador/contracts/calculation/rules/amount-text';
import { TextField } from '#shared/ui/fields/text-field.tsx';
import type { BoundField } from './bound.tsx';

export interface YearsFieldProps extends Omit<BoundField<string>, 'label'> {
  label: ReactNode;
  hint?: ReactNode;
  placeholder?: string;
  suffix?: string;
}

/** Returns the years that a text such as `30 años` names; another text as it is. */
const yearsIn = (text: string): string => String(readAmount(text, 'count')?.amount ?? text);

/** Field for whole years. `30 años` becomes 30 when it is left. */
export function YearsField({ onChange, onBlur, ...field }: YearsFieldProps) {
  const settle = (): void => {
    const years = yearsIn(field.value);
    if (years !== field.value) onChange(years);
  };
  return (
    <TextField
      suffix="años"
      {...field}
      inputMode="numeric"
      autoComplete="off"
      onChange={onChange}
      onBlur={() => {
        settle();
        onBlur();
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter') settle();
      }}
    />
  );
}
