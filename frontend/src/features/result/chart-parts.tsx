import { classNames } from '#shared/ui/class-names.ts';
import styles from './chart.module.css';

/** Drawn 288 wide: the room inside a card on a phone of 360, so that nothing is ever scaled down. */
export const CHART = { width: 288, height: 196, base: 168, top: 22 } as const;

/** Height of a bar whose value is to be compared with the largest one. */
export const barHeight = (value: number, largest: number): number =>
  largest <= 0 ? 0 : Math.max((value / largest) * (CHART.base - CHART.top), 2);

export interface BarLabelsProps {
  x: number;
  top: number;
  value: string;
  term: number;
  isOwn: boolean;
}

/** The figure above a bar and the term below it. */
export function BarLabels({ x, top, value, term, isOwn }: BarLabelsProps) {
  const className = classNames(isOwn && styles['own']);
  return (
    <>
      <text className={className} x={x} y={top - 6} textAnchor="middle">
        {value}
      </text>
      <text className={className} x={x} y={CHART.base + 18} textAnchor="middle">
        {term}
      </text>
    </>
  );
}
