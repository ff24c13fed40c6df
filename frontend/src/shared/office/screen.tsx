import type { ReactNode } from 'react';
import styles from './screen.module.css';

export interface ScreenProps {
  title: string;
  /** Shown opposite the title. */
  aside?: ReactNode;
  /** Said above the content, of all of it. */
  notice?: ReactNode;
  children: ReactNode;
}

/** A screen of the back office: its title over its content, fields and gaps smaller than a visitor's. */
export function Screen({ title, aside, notice, children }: ScreenProps) {
  return (
    <div className={styles['screen']}>
      <div className={styles['title']}>
        <h1>{title}</h1>
        {aside}
      </div>
      {notice && <div className={styles['notice']}>{notice}</div>}
      {children}
    </div>
  );
}
