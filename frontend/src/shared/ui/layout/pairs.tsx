import { classNames } from '../class-names.ts';
import { Explained } from '../explained.tsx';
import type { ShownFact } from './facts.tsx';
import styles from './pairs.module.css';

export interface PairsProps {
  pairs: readonly ShownFact[];
  tight?: boolean;
  className?: string | undefined;
}

/** Labels on the left, values on the right; a sum is below a line. */
export function Pairs({ pairs, tight = false, className }: PairsProps) {
  return (
    <dl className={classNames(styles['pairs'], tight && styles['tight'], className)}>
      {pairs.map(({ label, value, isSum, note, explanation }) => (
        <div key={label} className={classNames(isSum && styles['sum'])}>
          <dt>
            <span>{label}</span>
            {explanation !== undefined && <Explained name={label}>{explanation}</Explained>}
            {note !== undefined && <small>{note}</small>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
