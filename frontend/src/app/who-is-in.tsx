import type { SessionUser } from '../shared/session/session-user.ts';
import { initialsOf } from './initials.ts';
import { ROLE_LABELS } from './role-labels.ts';
import styles from './who-is-in.module.css';

export interface WhoIsInProps {
  user: SessionUser;
}

export function WhoIsIn({ user }: WhoIsInProps) {
  return (
    <div className={styles['who']}>
      <span className={styles['avatar']} aria-hidden="true">
        {initialsOf(user.full_name)}
      </span>
      <p>
        <b>{user.full_name}</b>
        <span>{ROLE_LABELS[user.role]}</span>
      </p>
    </div>
  );
}
