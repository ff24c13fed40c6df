import type { SessionUser } from '#shared/session/session-user.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { initialsOf } from './initials.ts';
import { ROLE_LABELS } from './role-labels.ts';
import styles from './who-is-in.module.css';

export interface WhoIsInProps {
  user: SessionUser;
  className?: string | undefined;
}

export function WhoIsIn({ user, className }: WhoIsInProps) {
  const label = ROLE_LABELS[user.role];
  return (
    <div className={classNames(styles['who'], className)}>
      <span className={styles['avatar']} aria-hidden="true">
        {initialsOf(user.full_name)}
      </span>
      <p>
        <b>{user.full_name}</b>
        {label !== undefined && <span>{label}</span>}
      </p>
    </div>
  );
}
