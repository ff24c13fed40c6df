import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Explained } from '../explained.tsx';
import styles from './pairs.module.css';

export interface Pair {
  readonly label: string;
  readonly value: ReactNode;
  readonly isSum?: boolean;
  /** A remark below the label. */
  readonly note?: string;
  /** What the label means, on demand. */
  readonly explanation?: string;
}

export interface PairsProps {
  pairs: readonly Pair[];
  tight?: boolean;
  className?: string | undefined;
}

/** Labels on the left, values on the right; a sum is below a rule. */
export function Pairs({ pairs, tight = false, className }: PairsProps) {
  return (
    <dl className={classNames(styles['pairs'], tight && styles['tight'], className)}>
      {pairs.map(({ label, value, isSum, note, explanation }) => (
        <div key={label} className={classNames(isSum && styles['sum'])}>
          <dt>
            {label}
            {explanation !== undefined && <Explained name={label}>{explanation}</Explained>}
            {note !== undefined && <small>{note}</small>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
