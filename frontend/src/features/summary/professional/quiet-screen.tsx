import type { ReactNode } from 'react';
import styles from './quiet-screen.module.css';

export interface QuietScreenProps {
  title: string;
  children: ReactNode;
}

/** In the place of a missing or unavailable simulation: why, and what can be done. */
export function QuietScreen({ title, children }: QuietScreenProps) {
  return (
    <section className={styles['quiet']}>
      <h1>{title}</h1>
      {children}
    </section>
  );
}
