import type { ReactNode } from 'react';
import { TextField } from '#shared/ui/fields/text-field.tsx';
import type { BoundField } from './bound.tsx';

const WITH_UNIT = /^\s*(\d+)\s*a[nñ]os?\.?\s*$/iu;

export interface YearsFieldProps extends BoundField<string> {
  hint?: ReactNode;
  placeholder?: string;
  suffix?: string;
}

/** Field for whole years. On blur, `30 años` becomes 30. */
export function YearsField({ onChange, onBlur, ...field }: YearsFieldProps) {
  const settle = (): void => {
    const [, years] = WITH_UNIT.exec(field.value) ?? [];
    if (years !== undefined) onChange(years);
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
