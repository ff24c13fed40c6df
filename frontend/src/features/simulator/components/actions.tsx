import type { ReactNode } from 'react';
import styles from './actions.module.css';

/** Buttons side by side; below 560 px one under the other, as wide as the card. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles['actions']}>{children}</div>;
}
