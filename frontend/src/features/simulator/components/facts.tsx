import { useId } from 'react';
import type { Fact } from '../model/summary-facts.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import styles from './facts.module.css';

export interface FactsProps {
  title: string;
  facts: readonly Fact[];
}

/** A card of labels over values: where there is room three in a row, or two of an even number, which leaves an e-mail whole. */
export function Facts({ title, facts }: FactsProps) {
  const titleId = useId();
  return (
    <section className={styles['card']} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <dl className={classNames(styles['facts'], facts.length % 2 === 0 && styles['pairs'])}>
        {facts.map(({ label, value, second, isWide }) => (
          <div key={label} className={classNames(isWide && styles['wide'])}>
            <dt>{label}</dt>
            <dd>
              {value}
              {second !== undefined && <small>{second}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
