import { isIsoDate, type IsoDate } from '@simulador/contracts/platform/dates';
import { MomentField, type MomentFieldProps } from './moment-field.tsx';

export interface DateFieldProps extends Omit<
  MomentFieldProps,
  'type' | 'value' | 'onChange' | 'min' | 'max'
> {
  /** Null while the date is incomplete. */
  value: IsoDate | null;
  onChange: (value: IsoDate | null) => void;
  /** First day in the browser's calendar; an earlier day can be typed. */
  min?: IsoDate | undefined;
  max?: IsoDate | undefined;
}

/** Date field, typed or picked in the browser's calendar. */
export const DateField = ({ value, onChange, ...field }: DateFieldProps) => (
  <MomentField
    {...field}
    type="date"
    value={value ?? ''}
    onChange={(day) => onChange(isIsoDate(day) ? day : null)}
  />
);
