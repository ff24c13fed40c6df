import { Link, useLocation } from 'react-router-dom';
import { mayOpen, type Role } from '@simulador/contracts/domain/access';
import { BankMark } from '../shared/ui/bank-mark.tsx';
import { isDuringSimulation } from './simulation-routes.ts';
import styles from './office-mark.module.css';

export interface OfficeMarkProps {
  role: Role;
}

/** The bank's sign: to the dashboard for whoever has one, else to the root; nowhere during a simulation. Source: spec 2 §2.1. */
export function OfficeMark({ role }: OfficeMarkProps) {
  const { pathname } = useLocation();
  const mark = <BankMark className={styles['mark']} />;
  const hasDashboard = mayOpen(role, '/dashboard');
  if (hasDashboard && isDuringSimulation(pathname)) return mark;
  return (
    <Link className={styles['link']} to={hasDashboard ? '/dashboard' : '/'}>
      {mark}
    </Link>
  );
}
