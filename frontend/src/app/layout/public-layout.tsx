import brand from 'virtual:brand';
import type { ReactNode } from 'react';
import { useSessionUser } from '#shared/session/use-session.ts';
import { deferred } from '#shared/ui/feedback/deferred.tsx';
import { PageHead, SkipLink } from './page-head.tsx';
import { SIMULATOR_TITLE, usePageTitle } from '../navigation/page-title.ts';
import { UfBadge } from './uf-badge.tsx';
import styles from './public-layout.module.css';

// Loaded on demand because visitors never need it.
const OfficeHeader = deferred(
  () => import('./office-header.tsx'),
  ({ OfficeHeader }) => OfficeHeader,
  'No pudimos cargar el menú.',
  <div className={styles['bar']} />,
);

/** Layout of the web simulator: logo (or staff's header) and UF above, the legal note below. */
export function PublicLayout({ title = SIMULATOR_TITLE, children }: { title?: string; children: ReactNode }) {
  usePageTitle(title);
  const isSignedIn = useSessionUser() !== null;
  return (
    <>
      <SkipLink />
      {isSignedIn ? (
        <OfficeHeader />
      ) : (
        <PageHead>
          <UfBadge />
        </PageHead>
      )}
      <main className={`wrap ${styles['with-uf']}`} id="contenido" tabIndex={-1}>
        {isSignedIn && (
          <div className={styles['uf']}>
            <UfBadge />
          </div>
        )}
        {children}
      </main>
      <footer className={styles['foot']}>
        <div className="wrap">
          <p>
            {`${brand.legal.notice} Los montos en pesos se calculan con el valor de la UF del día indicado.`}
          </p>
          {brand.privacy !== undefined && (
            <p>
              <span>Preguntas sobre tus datos:</span>{' '}
              <a href={brand.privacy.includes('@') ? `mailto:${brand.privacy}` : brand.privacy}>
                {brand.privacy}
              </a>
            </p>
          )}
        </div>
      </footer>
    </>
  );
}
