import { Link } from 'react-router-dom';
import { buttonClass } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';

/** Page at the summary's address if no simulation was confirmed. */
export function NothingConfirmed() {
  return (
    <section
      className="grid justify-items-start gap-6 pt-8 max-[35em]:[&>h1]:text-25"
      aria-labelledby="resumen"
    >
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
