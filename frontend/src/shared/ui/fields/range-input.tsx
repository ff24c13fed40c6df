import type { ComponentProps, CSSProperties } from 'react';

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
  return (
    <div className="relative" style={{ '--mark': ((mark ?? min) - min) / (max - min) } as CSSProperties}>
      {mark !== undefined && mark >= min && mark <= max && (
        <i
          className="absolute top-1.5 left-[calc(8px+(100%-16px)*var(--mark))] -ml-px h-5 w-0.5 bg-ink"
          aria-hidden="true"
        />
      )}
      <input
        {...attributes}
        className="relative m-0 block h-8 w-full cursor-pointer accent-primary"
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={formatValue(value)}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
      <p className="num flex flex-wrap justify-between gap-x-4 text-14 text-ink-2" aria-hidden="true">
        <span>{formatValue(min)}</span>
        <span>{formatValue(max)}</span>
      </p>
    </div>
  );
}
