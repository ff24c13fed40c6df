import { Field, type FieldProps, type NativeProps } from './field.tsx';
import { Icon } from '../icon.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps extends FieldProps, NativeProps<'select'> {
  /** Undefined until they are loaded. */
  options: readonly SelectOption[] | undefined;
  placeholder?: string;
  onChange: (value: string) => void;
}

const UNLISTED = 'Ya no está en la lista';

/** Returns true if a value is chosen that the loaded options lack. */
const isUnlisted = ({ value, options }: Pick<SelectFieldProps, 'value' | 'options'>): boolean =>
  value !== undefined && value !== '' && !(options?.some((option) => option.value === String(value)) ?? true);

/**
 * Native select. Its placeholder is an option with the value ''. A chosen value that is not among the options is one of its own:
 * otherwise the browser would show the first option as chosen, which could then not be chosen.
 */
export function SelectField(props: SelectFieldProps) {
  const { options, placeholder, onChange, ...field } = props;
  return (
    <Field {...field}>
      {(select) => (
        <>
          <select {...select} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {isUnlisted(props) && <option value={field.value}>{UNLISTED}</option>}
            {options?.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron" className="pointer-events-none absolute right-3 text-ink-2" />
        </>
      )}
    </Field>
  );
}
