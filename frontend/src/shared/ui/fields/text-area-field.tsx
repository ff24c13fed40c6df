import { Field, type FieldProps, type NativeProps } from './field.tsx';

export interface TextAreaFieldProps extends FieldProps, NativeProps<'textarea'> {
  value: string;
  /** Absent for a field that is only read. */
  onChange?: (text: string) => void;
  /** Maximum number of characters (code points, as the server counts them). Once it is reached, the count takes the hint's place. */
  maxLength?: number;
  /** True to show the count always. */
  isCounted?: boolean;
}

/** Cuts by code points, so that no character is split. */
const cut = (text: string, maxLength: number): string => [...text].slice(0, maxLength).join('');

export function TextAreaField(props: TextAreaFieldProps) {
  const { value, onChange, maxLength = Infinity, isCounted = false, ...field } = props;
  const count = [...value].length;
  const isFull = count >= maxLength;
  const counter = (
    <span
      className={isFull ? 'num font-semibold text-bad' : 'num'}
    >{`${count} / ${maxLength} caracteres`}</span>
  );
  return (
    <Field {...field} hint={isCounted || isFull ? counter : field.hint}>
      {(textarea) => (
        <textarea
          {...textarea}
          className="py-2.5"
          // The attribute counts UTF-16 units, of which e.g. an emoji takes two.
          maxLength={maxLength === Infinity ? undefined : maxLength + value.length - count}
          value={value}
          onChange={({ currentTarget }) => onChange?.(cut(currentTarget.value, maxLength))}
        />
      )}
    </Field>
  );
}
