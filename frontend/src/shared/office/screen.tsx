import type { ReactNode } from 'react';
import styles from './screen.module.css';

export interface ScreenProps {
  title: string;
  /** Content at the other end of the title's row. */
  aside?: ReactNode;
  /** Note above the content. */
  notice?: ReactNode;
  children: ReactNode;
}

/** Screen of staff: title and content, with smaller fields and gaps than a visitor's. */
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
