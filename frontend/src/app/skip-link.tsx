import type { MouseEvent } from 'react';
import styles from './skip-link.module.css';

/** To the content, without its fragment in the address, which may hold a shared simulation's. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('contenido')?.focus();
}

/** The first stop of the keyboard: past what every screen has. */
export function SkipLink() {
  return (
    <a className={styles['skip']} href="#contenido" onClick={skip}>
      Ir al contenido
    </a>
  );
}
