import { isIsoDate, type IsoDate } from '@simulador/contracts/domain/dates';
import { Field, type FieldProps } from './field.tsx';

export interface DateFieldProps extends FieldProps {
  /** Null while no whole date is there. */
  value: IsoDate | null;
  onChange: (value: IsoDate | null) => void;
  /** First day that the browser's calendar offers; a typed day may be earlier. */
  min?: IsoDate | undefined;
  max?: IsoDate | undefined;
}

/** A day, typed or picked in the browser's own calendar. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, min, max } = props;
  return (
    <Field {...props}>
      {(wiring) => (
        <input
          {...wiring}
          type="date"
          min={min}
          max={max}
          value={value ?? ''}
          onChange={({ currentTarget }) =>
            onChange(isIsoDate(currentTarget.value) ? currentTarget.value : null)
          }
        />
      )}
    </Field>
  );
}
