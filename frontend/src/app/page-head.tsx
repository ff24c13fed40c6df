import type { ReactNode } from 'react';
import { Wordmark } from './wordmark.tsx';
import styles from './page-head.module.css';

/** The bank's sign above a page, and what stands opposite. */
export function PageHead({ children }: { children?: ReactNode }) {
  return (
    <header className={styles['head']}>
      <div className="wrap">
        <Wordmark />
        {children}
      </div>
    </header>
  );
}
