import { Link, useInRouterContext } from 'react-router-dom';
import { roleOf, useSession } from '#shared/session/use-session.ts';
import { BankMark } from '#shared/ui/bank-mark.tsx';
import { homeOf } from './home.ts';
import styles from './wordmark.module.css';

/** The bank's name and sign, leading home. Works without the router too. */
export function Wordmark() {
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
