import { Link, useLocation } from 'react-router-dom';
import type { Role } from '@simulador/contracts/domain/access';
import { BankMark } from '#shared/ui/bank-mark.tsx';
import { homeOf } from './home.ts';
import { isDuringSimulation } from './simulation-routes.ts';
import styles from './office-mark.module.css';

export interface OfficeMarkProps {
  role: Role;
}

/** The bank's sign, leading home; for who has a dashboard nowhere during a simulation. See docs/rules.md R106. */
export function OfficeMark({ role }: OfficeMarkProps) {
  const { pathname } = useLocation();
  const home = homeOf(role);
  const mark = <BankMark className={styles['mark']} />;
  if (home === '/dashboard' && isDuringSimulation(pathname)) return mark;
  return (
    <Link className={styles['link']} to={home}>
      {mark}
    </Link>
  );
}
