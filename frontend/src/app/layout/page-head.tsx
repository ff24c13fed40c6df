import type { MouseEvent, ReactNode } from 'react';
import { Link } from '#shared/router/router.tsx';
import { roleOf, useSession } from '#shared/session/use-session.ts';
import { BankMark } from '#shared/ui/bank-mark.tsx';
import { homeOf } from '../navigation/landing.ts';
import styles from './page-head.module.css';

/** The bank's logo at the top of a page, which links home, with `children` at the other end. */
export function PageHead({ children }: { children?: ReactNode }) {
  return (
    <header className={styles['head']}>
      <div className="wrap">
        <Link className={styles['link']} to={homeOf(roleOf(useSession()))}>
          <BankMark hasKind />
        </Link>
        {children}
      </div>
    </header>
  );
}

/** Focuses the content. Does not change the address, whose fragment may hold a shared simulation. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('contenido')?.focus();
}

/** Link that skips the header: the first stop of the Tab key. */
export function SkipLink() {
  return (
    <a className={styles['skip']} href="#contenido" onClick={skip}>
      Ir al contenido
    </a>
  );
}
