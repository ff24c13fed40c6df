import { TextField } from '#shared/ui/fields/text-field.tsx';
import type { Corrections } from './request-data.ts';

type Name = 'first_name' | 'last_name' | 'email' | 'phone_number';
type Values = Readonly<Record<Name, string>>;

export const NO_CORRECTIONS: Values = { first_name: '', last_name: '', email: '', phone_number: '' };

const FIELDS: readonly { readonly name: Name; readonly label: string; readonly type?: 'email' }[] = [
  { name: 'first_name', label: 'Nombre corregido' },
  { name: 'last_name', label: 'Apellido corregido' },
  { name: 'email', label: 'Correo corregido', type: 'email' },
  { name: 'phone_number', label: 'Teléfono corregido' },
];

/** Returns the filled fields only, because empty ones stay unchanged. */
export const filledCorrections = (values: Values): Corrections =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));

export interface CorrectionFieldsProps {
  values: Values;
  onChange: (values: Values) => void;
  errorOf: (name: string) => string | undefined;
}

/** Fields for the corrected data of a person. */
export function CorrectionFields({ values, onChange, errorOf }: CorrectionFieldsProps) {
  return FIELDS.map(({ name, label, type }) => (
    <TextField
      key={name}
      name={name}
      label={label}
      {...(type ? { type } : {})}
      autoComplete="off"
      value={values[name]}
      error={errorOf(name)}
      onChange={({ currentTarget }) => onChange({ ...values, [name]: currentTarget.value })}
    />
  ));
}
