import type { ComponentProps, CSSProperties } from 'react';
import styles from './range-input.module.css';

type InputProps = Omit<ComponentProps<'input'>, 'type' | 'min' | 'max' | 'step' | 'value' | 'onChange'>;

export interface RangeInputProps extends InputProps {
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
  /** A value in words, for its ends and for assistive technology. */
  wordsOf: (value: number) => string;
  /** A value that is marked on the rail; outside of the range there is no mark. */
  mark?: number;
}

/** The browser's own slider, with its ends written below it. */
export function RangeInput(props: RangeInputProps) {
  const { min, max, step, value, onChange, wordsOf, mark, ...attributes } = props;
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
        aria-valuetext={wordsOf(value)}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
      <p className={`${styles['ends']} num`} aria-hidden="true">
        <span>{wordsOf(min)}</span>
        <span>{wordsOf(max)}</span>
      </p>
    </div>
  );
}
