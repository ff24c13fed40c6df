import type { ReactNode } from 'react';
import styles from './notice-screen.module.css';

/** Screen for a missing or unavailable simulation, with the reason and what the user can do. */
export function NoticeScreen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles['quiet']}>
      <h1>{title}</h1>
      {children}
    </section>
  );
}
