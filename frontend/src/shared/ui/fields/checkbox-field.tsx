import { classNames } from '../class-names.ts';
import { FieldError, FieldHint, wireControl, type ChoiceProps, type FieldProps } from './field.tsx';

export interface CheckboxFieldProps extends FieldProps, ChoiceProps {
  value: boolean;
  onChange: (isChecked: boolean) => void;
}

export function CheckboxField(props: CheckboxFieldProps) {
  const { name, label, hint, error, wide, required, correction, value, ...rest } = props;
  const { onChange, ...input } = rest;
  return (
    <div className={classNames(wide && 'col-span-full')}>
      <label className="flex min-h-6 cursor-pointer items-start gap-3">
        <input
          {...input}
          type="checkbox"
          className={classNames(
            'mt-0.5',
            error && 'rounded-sm outline-2 outline-offset-1 outline-bad focus-visible:outline-focused',
          )}
          checked={value}
          {...wireControl({ name, hint, error, required })}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      <FieldError name={name} error={error} />
      {correction}
      <FieldHint name={name} hint={hint} />
    </div>
  );
}
