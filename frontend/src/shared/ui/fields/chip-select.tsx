import type { Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import type { SelectOption } from './select-field.tsx';

export interface ChipSelectProps {
  name: string;
  label: string;
  /** True if the options say what is chosen, so that only screen readers need the label. */
  isLabelUnseen?: boolean;
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  /** True if it narrows what is shown. */
  isOn?: boolean;
  ref?: Ref<HTMLSelectElement>;
}

/** Native select of one line, with its label inside: a filter. */
export function ChipSelect(props: ChipSelectProps) {
  const { name, label, isLabelUnseen = false, options, value, onChange, isOn = false, ref } = props;
  return (
    <label
      className={classNames(
        'relative mb-0 inline-flex min-h-9 max-w-full min-w-0 items-center rounded-md border text-14 focus-within:outline-focused',
        isOn ? 'border-primary bg-primary-tint text-primary-dark' : 'border-edge bg-surface hover:border-ink',
      )}
      htmlFor={name}
    >
      <span className={isLabelUnseen ? 'sr-only' : 'flex-none pl-2.5 font-normal'}>{label}</span>
      <select
        ref={ref}
        id={name}
        name={name}
        className={classNames(
          '[field-sizing:content] min-h-8.5 max-w-48 min-w-0 cursor-pointer appearance-none border-0 bg-transparent pr-7 text-14 font-semibold text-ellipsis outline-none',
          isLabelUnseen ? 'pl-3' : 'pl-1.5',
        )}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron" className="pointer-events-none absolute right-2 size-4 text-ink-2" />
    </label>
  );
}
