import type { MouseEvent, ReactNode } from 'react';
import { Link, useInRouterContext } from 'react-router-dom';
import { roleOf, useSession } from '#shared/session/use-session.ts';
import { BankMark } from '#shared/ui/bank-mark.tsx';
import { homeOf } from '../navigation/landing.ts';
import styles from './page-head.module.css';

/** The bank's logo above a page, and the content opposite. */
export function PageHead({ children }: { children?: ReactNode }) {
  return (
    <header className={styles['head']}>
      <div className="wrap">
        <Wordmark />
        {children}
      </div>
    </header>
  );
}

/** The bank's name and sign, leading home. Works without the router too. */
function Wordmark() {
  const home = homeOf(roleOf(useSession()));
  const mark = <BankMark subtitle="Cooperativa" />;
  return useInRouterContext() ? (
    <Link className={styles['link']} to={home}>
      {mark}
    </Link>
  ) : (
    <a className={styles['link']} href={home}>
      {mark}
    </a>
  );
}

/** To the content, without its fragment in the address, which may hold a shared simulation's. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('contenido')?.focus();
}

/** The first stop of the keyboard: past what every screen has. */
export function SkipLink() {
  return (
    <a className={styles['skip']} href="#contenido" onClick={skip}>
      Ir al contenido
    </a>
  );
}
