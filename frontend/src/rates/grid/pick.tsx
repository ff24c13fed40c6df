import { useId } from 'react';
import { classNames } from '#shared/ui/class-names.ts';
import type { SelectOption } from '#shared/ui/fields/select-field.tsx';
import { Icon } from '#shared/ui/icon.tsx';

export interface PickProps {
  name: string;
  label: string;
  /** True if the options say what is chosen, so that only screen readers need the label. */
  isLabelUnseen?: boolean;
  /** Option with the value '', for all. */
  all?: string;
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
}

/** Select with its label in its frame, for the head of a table. */
export function Pick({ name, label, isLabelUnseen = false, all, options, value, onChange }: PickProps) {
  const id = useId();
  return (
    <span className="relative inline-flex min-h-9 max-w-full items-center rounded-md border border-edge bg-surface pl-3 text-14 focus-within:outline-focused hover:border-ink">
      <label htmlFor={id} className={classNames(isLabelUnseen ? 'sr-only' : 'flex-none text-ink-2')}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        className="field-sizing-content min-h-8.5 w-auto max-w-44 min-w-0 py-0 pr-8 pl-1.5 font-semibold outline-none"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {all !== undefined && <option value="">{all}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron" className="pointer-events-none absolute right-2 size-4 text-ink-2" />
    </span>
  );
}
