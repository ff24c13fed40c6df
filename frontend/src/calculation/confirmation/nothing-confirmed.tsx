import { Link } from 'react-router-dom';
import { buttonClass } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import styles from './nothing-confirmed.module.css';

/** Page at the summary's address if no simulation was confirmed. */
export function NothingConfirmed() {
  return (
    <section className={styles['page']} aria-labelledby="resumen">
      <h1 id="resumen">Resumen de la simulación</h1>
      <Note>
        <p>Aquí verás tu simulación cuando la calcules y la confirmes.</p>
      </Note>
      <p>
        <Link className={buttonClass('go')} to="/simulador">
          Ir al simulador
        </Link>
      </p>
    </section>
  );
}
