import { Link, useInRouterContext } from 'react-router-dom';
import styles from './wordmark.module.css';

/** The neutral name and sign, leading to the root; a bank puts its own here. Works without the router too. */
export function Wordmark() {
  const sign = (
    <>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <rect className={styles['ground']} width="32" height="32" rx="7" />
        <path className={styles['line']} d="M9 7v16h16" />
        <rect className={styles['plot']} x="15" y="10" width="7" height="7" rx="1.5" />
      </svg>
      <span>
        Lindero<small>Cooperativa</small>
      </span>
    </>
  );
  return useInRouterContext() ? (
    <Link className={styles['mark']} to="/">
      {sign}
    </Link>
  ) : (
    <a className={styles['mark']} href="/">
      {sign}
    </a>
  );
}
