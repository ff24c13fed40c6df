import { isIsoDate, type IsoDate } from '@simulador/contracts/platform/dates';
import { Field, type FieldProps } from './field.tsx';

export interface DateFieldProps extends FieldProps {
  /** Null while the date is incomplete. */
  value: IsoDate | null;
  onChange: (value: IsoDate | null) => void;
  /** First day in the browser's calendar; an earlier day can be typed. */
  min?: IsoDate | undefined;
  max?: IsoDate | undefined;
}

/** Date field, typed or picked in the browser's calendar. */
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
