import { Link, useInRouterContext } from 'react-router-dom';
import { BankMark } from '../shared/ui/bank-mark.tsx';
import styles from './wordmark.module.css';

/** The bank's name and sign, leading to the root. Works without the router too. */
export function Wordmark() {
  const mark = <BankMark subtitle="Cooperativa" />;
  return useInRouterContext() ? (
    <Link className={styles['link']} to="/">
      {mark}
    </Link>
  ) : (
    <a className={styles['link']} href="/">
      {mark}
    </a>
  );
}
