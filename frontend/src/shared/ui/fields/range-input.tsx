import type { ComponentProps, CSSProperties } from 'react';
import styles from './range-input.module.css';

type InputProps = Omit<ComponentProps<'input'>, 'type' | 'min' | 'max' | 'step' | 'value' | 'onChange'>;

export interface RangeInputProps extends InputProps {
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
  /** Formats a value, for the slider's ends and assistive technology. */
  formatValue: (value: number) => string;
  /** Marked value; not shown outside of the range. */
  mark?: number;
}

/** Native slider with its ends written below. */
export function RangeInput(props: RangeInputProps) {
  const { min, max, step, value, onChange, formatValue, mark, ...attributes } = props;
  const place = (at: number): number => (at - min) / (max - min);
  const places = { '--at': place(value), '--mark': place(mark ?? min) } as CSSProperties;
  return (
    <div className={styles['rail']} style={places}>
      {mark !== undefined && mark >= min && mark <= max && (
        <i className={styles['mark']} aria-hidden="true" />
      )}
      <input
        {...attributes}
        className={styles['range']}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={formatValue(value)}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
      <p className={`${styles['ends']} num`} aria-hidden="true">
        <span>{formatValue(min)}</span>
        <span>{formatValue(max)}</span>
      </p>
    </div>
  );
}
