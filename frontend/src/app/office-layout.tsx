import type { ReactNode } from 'react';
import { OfficeHeader } from './office-header.tsx';
import { OFFICE_TITLE, usePageTitle } from './page-title.ts';
import { SkipLink } from './skip-link.tsx';
import { useArrival } from './use-arrival.ts';
import styles from './office-layout.module.css';

export interface OfficeLayoutProps {
  children: ReactNode;
}

/** What surrounds the screens of staff. */
export function OfficeLayout({ children }: OfficeLayoutProps) {
  usePageTitle(OFFICE_TITLE);
  const content = useArrival();
  return (
    <>
      <SkipLink />
      <OfficeHeader />
      <main className={`wrap ${styles['main']}`} id="contenido" tabIndex={-1} ref={content}>
        {children}
      </main>
    </>
  );
}
