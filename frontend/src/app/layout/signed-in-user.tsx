import type { Role } from '@simulador/contracts/people/access';
import type { SessionUser } from '#shared/session/session-user.ts';
import { classNames } from '#shared/ui/class-names.ts';
import styles from './signed-in-user.module.css';

/** Labels of the roles; a user with none of the three roles has none. See docs/rules.md R106. */
const ROLE_LABELS: Partial<Record<Role, string>> = {
  adminrole: 'Administrador',
  executiverole: 'Ejecutivo Hipotecario',
  commercialrole: 'Ejecutivo Comercial',
};

export function SignedInUser({ user, className }: { user: SessionUser; className?: string | undefined }) {
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

const isName = (word: string): boolean => /^\p{Lu}/u.test(word);

/** Returns at most two letters: `VF` for `Valentina de la Fuente`. */
function initialsOf(fullName: string): string {
  const words = fullName.trim().split(/\s+/);
  const names = words.some(isName) ? words.filter(isName) : words;
  return names
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase('es-CL');
}
