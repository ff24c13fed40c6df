import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { EmailText } from '../email-text.tsx';
import styles from './facts.module.css';

/** A label and its value. */
export interface Fact {
  readonly label: string;
  readonly value: string;
  /** The same in the other currency, or what else there is to say. */
  readonly second?: string;
  /** Takes a row of its own. */
  readonly isWide?: boolean;
}

export interface FactsProps {
  title: string;
  facts: readonly Fact[];
}

/** Labels over values under a title. */
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
  facts: readonly (Omit<Fact, 'value'> & { readonly value: ReactNode })[];
  className?: string | undefined;
}

/** As many in a row as there is room for. */
export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={classNames(styles['facts'], 'num', className)}>
      {facts.map(({ label, value, second, isWide }) => (
        <div key={label} className={classNames(isWide && styles['wide'])}>
          <dt>{label}</dt>
          <dd>
            {typeof value === 'string' ? <EmailText text={value} /> : value}
            {second !== undefined && <small>{second}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
