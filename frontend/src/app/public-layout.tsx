import type { ReactNode } from 'react';
import { SIMULATOR_TITLE, usePageTitle } from './page-title.ts';
import { SkipLink } from './skip-link.tsx';
import { UfBadge } from './uf-badge.tsx';
import { Wordmark } from './wordmark.tsx';
import styles from './public-layout.module.css';

export interface PublicLayoutProps {
  children: ReactNode;
}

/** What surrounds the simulator: wordmark and UF above, the legal note below. */
export function PublicLayout({ children }: PublicLayoutProps) {
  usePageTitle(SIMULATOR_TITLE);
  return (
    <>
      <SkipLink />
      <header className={styles['head']}>
        <div className="wrap">
          <Wordmark />
          <UfBadge />
        </div>
      </header>
      <main className="wrap" id="contenido" tabIndex={-1}>
        {children}
      </main>
      <footer className={styles['foot']}>
        <div className="wrap">
          <p>
            Simulación referencial: no constituye una oferta ni una aprobación de crédito. Los montos en pesos
            se calculan con el valor de la UF del día indicado.
          </p>
        </div>
      </footer>
    </>
  );
}
