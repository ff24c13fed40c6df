import type { ReactNode } from 'react';
import { PageHead } from './page-head.tsx';
import styles from './message-page.module.css';

export interface MessagePageProps {
  title: string;
  code?: string;
  children: ReactNode;
}

export function MessagePage({ title, code, children }: MessagePageProps) {
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
