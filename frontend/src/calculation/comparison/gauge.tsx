import styles from './comparison-table.module.css';

export interface GaugeProps {
  /** Parts of the bar from the left, in the unit of `most`. */
  parts: readonly number[];
  /** Largest value of all bars. */
  most: number;
}

/** Bar of a figure in the table, in proportion to the largest one. The figure next to it says the same. */
export function Gauge({ parts, most }: GaugeProps) {
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, part) => sum + part, 0));
  return (
    <svg className={styles['gauge']} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      {parts.map((part, index) => (
        <rect key={index} x={(100 * (starts[index] ?? 0)) / most} width={(100 * part) / most} height="6" />
      ))}
    </svg>
  );
}
