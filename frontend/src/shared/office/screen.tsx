import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import styles from './screen.module.css';

export interface ScreenProps {
  title: string;
  /** Content at the other end of the title's row. */
  aside?: ReactNode;
  /** Note above the content. */
  notice?: ReactNode;
  /** True for a desk: a wider screen with lower rows, whose facts are in sight at once. */
  isDense?: boolean;
  children: ReactNode;
}

/** Screen of staff: title and content, with smaller fields and gaps than a visitor's. */
export function Screen({ title, aside, notice, isDense = false, children }: ScreenProps) {
  return (
    <div className={classNames(styles['screen'], isDense && styles['dense'])}>
      <div className={styles['title']}>
        <h1>{title}</h1>
        {aside}
      </div>
      {notice && <div className={styles['notice']}>{notice}</div>}
      {children}
    </div>
  );
}
