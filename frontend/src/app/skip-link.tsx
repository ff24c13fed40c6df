import styles from './skip-link.module.css';

/** The first stop of the keyboard: past what every screen has. */
export function SkipLink() {
  return (
    <a className={styles['skip']} href="#contenido">
      Ir al contenido
    </a>
  );
}
