import { NavLink } from 'react-router-dom';
import { signOut } from '#shared/session/session.ts';
import { useSessionUser } from '#shared/session/use-session.ts';
import { Button } from '#shared/ui/button.tsx';
import { menuOf } from './menu.ts';
import { OfficeMark } from './office-mark.tsx';
import { WhoIsIn } from './who-is-in.tsx';
import styles from './office-header.module.css';

/** The bar above every screen of staff. See docs/rules.md R106. */
export function OfficeHeader() {
  const user = useSessionUser();
  if (user === null) return null;
  const sections = menuOf(user.role);
  return (
    <header className={`${styles['head']} on-dark`}>
      <div className="wrap">
        <OfficeMark role={user.role} />
        {sections.length > 0 && (
          <nav aria-label="Secciones">
            {sections.map(({ route, label }) => (
              <NavLink key={route} to={route}>
                {label}
              </NavLink>
            ))}
          </nav>
        )}
        <WhoIsIn user={user} className={styles['who']} />
        <Button small className={styles['leave']} onClick={signOut}>
          Cerrar sesión
        </Button>
      </div>
    </header>
  );
}
