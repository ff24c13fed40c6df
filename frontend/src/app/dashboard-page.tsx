import { Link } from 'react-router-dom';
import { useSessionUser } from '../shared/session/use-session.ts';
import { Icon } from '../shared/ui/icon.tsx';
import { startsOf } from './menu.ts';
import { OfficeLayout } from './office-layout.tsx';
import styles from './dashboard-page.module.css';

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
          <li key={route} className={styles['start']}>
            <h2>
              <Link to={route}>{label}</Link>
            </h2>
            <p>{description}</p>
            <Icon name="chevron" />
          </li>
        ))}
      </ul>
    </OfficeLayout>
  );
}
