import type { MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import type { RadioOption } from './radio-group.tsx';
import styles from './segments.module.css';

export interface SegmentsProps<Value extends string> {
  /** Name of the radio buttons. */
  name: string;
  legend: string;
  options: readonly (RadioOption & { readonly value: Value })[];
  /** '' if none is chosen. */
  value: Value | '';
  onChange: (value: Value) => void;
  className?: string | undefined;
  /** Called with each press, on any of the buttons. */
  onClick?: (event: MouseEvent<HTMLElement>) => void;
}

/** A few radio buttons drawn as one switch. Its legend is for screen readers. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { name, legend, options, value: chosen, onChange, className, onClick } = props;
  return (
    <fieldset className={classNames(styles['segments'], className)} onClick={onClick}>
      <legend className="sr-only">{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChange(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
