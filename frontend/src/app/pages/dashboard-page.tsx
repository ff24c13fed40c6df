import { Link } from 'react-router-dom';
import { useSessionUser } from '#shared/session/use-session.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { startsOf } from '../navigation/menu.ts';
import { OfficeLayout } from '../layout/office-layout.tsx';
import styles from './dashboard-page.module.css';

const idOf = (route: string): string => `start${route.replaceAll('/', '-')}`;

/** Where staff arrive: what their role may begin. */
export default function DashboardPage() {
  const user = useSessionUser();
  return (
    <OfficeLayout>
      <div className={styles['title']}>
        <h1>Vista general</h1>
        <p>Elija por dónde empezar.</p>
      </div>
      <ul className={styles['starts']}>
        {startsOf(user?.role ?? 'anonymous').map(({ route, label, description }) => (
          <li key={route}>
            <Link className={styles['start']} to={route} aria-label={label} aria-describedby={idOf(route)}>
              <h2>{label}</h2>
              <p id={idOf(route)}>{description}</p>
              <Icon name="chevron" />
            </Link>
          </li>
        ))}
      </ul>
    </OfficeLayout>
  );
}
