import type { ReactNode } from 'react';
import { PageHead } from './page-head.tsx';
import styles from './quiet-page.module.css';

export interface QuietPageProps {
  title: string;
  code?: string;
  children: ReactNode;
}

/** A page with one thing to say: an optional code, a title, a sentence, a way on. */
export function QuietPage({ title, code, children }: QuietPageProps) {
  return (
    <div className={styles['page']}>
      <PageHead />
      <main id="contenido">
        <section className={styles['panel']}>
          {code !== undefined && <span className={`${styles['code']} num`}>{code}</span>}
          <h1>{title}</h1>
          {children}
        </section>
      </main>
    </div>
  );
}
