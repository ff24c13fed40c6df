import { classNames } from './class-names.ts';
import styles from './bank-mark.module.css';

export interface BankMarkProps {
  /** Text below the name. */
  subtitle?: string;
  className?: string | undefined;
}

/** Neutral name and logo; a bank replaces them here. */
export function BankMark({ subtitle, className }: BankMarkProps) {
  return (
    <span className={classNames(styles['mark'], className)}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <rect className={styles['ground']} width="32" height="32" rx="7" />
        <path className={styles['line']} d="M9 7v16h16" />
        <rect className={styles['plot']} x="15" y="10" width="7" height="7" rx="1.5" />
      </svg>
      <span>
        <span>Lindero</span>
        {subtitle !== undefined && <small>{subtitle}</small>}
      </span>
    </span>
  );
}
