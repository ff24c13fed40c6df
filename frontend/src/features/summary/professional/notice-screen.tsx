import type { ReactNode } from 'react';
import styles from './notice-screen.module.css';

export interface NoticeScreenProps {
  title: string;
  children: ReactNode;
}

/** In the place of a missing or unavailable simulation: why, and what can be done. */
export function NoticeScreen({ title, children }: NoticeScreenProps) {
  return (
    <section className={styles['quiet']}>
      <h1>{title}</h1>
      {children}
    </section>
  );
}
