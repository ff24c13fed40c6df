import type { Fact } from '@simulador/contracts/simulations/facts';
import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { EmailText } from '../email-text.tsx';
import styles from './facts.module.css';

export interface ShownFact extends Omit<Fact, 'value'> {
  readonly value: ReactNode;
  /** Explanation of the label, shown on demand. */
  readonly explanation?: string;
}

export interface FactsProps {
  title: string;
  facts: readonly Fact[];
}

/** List of labels and values below a title. */
export function Facts({ title, facts }: FactsProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <FactList facts={facts} className={styles['below']} />
    </section>
  );
}

export interface FactListProps {
  facts: readonly ShownFact[];
  className?: string | undefined;
}

/** Facts in rows with as many columns as fit. */
export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={classNames(styles['facts'], 'num', className)}>
      {facts.map(({ label, value, note, isWide }) => (
        <div key={label} className={classNames(isWide && styles['wide'])}>
          <dt>{label}</dt>
          <dd>
            {typeof value === 'string' ? <EmailText text={value} /> : value}
            {note !== undefined && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
