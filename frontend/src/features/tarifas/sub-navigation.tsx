import { NavLink } from 'react-router-dom';
import styles from './sub-navigation.module.css';

const SCREENS = [
  { route: '/tarifas', label: 'Tarifas' },
  { route: '/tarifas/hojas', label: 'Hojas' },
  { route: '/tarifas/nueva', label: 'Nueva tarifa' },
  { route: '/tarifas/mantenedores', label: 'Mantenedores' },
] as const;

/** Links between the rate screens. */
export function SubNavigation() {
  return (
    <nav className={styles['nav']} aria-label="Tarifas">
      {SCREENS.map(({ route, label }) => (
        <NavLink key={route} to={route} end>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
