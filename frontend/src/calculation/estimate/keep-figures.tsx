import { useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { useEstimate } from './estimate-context.tsx';
import { KEPT_DAYS } from './stored-estimate.ts';
import styles from './estimate-card.module.css';

/** Keeps the figures in this browser once the visitor asks for it, says what is kept, and deletes them. See docs/rules.md R785. */
export function KeepFigures() {
  const { isKept, setKept } = useEstimate();
  const [device] = useState(() => (window.matchMedia('(pointer: coarse)').matches ? 'teléfono' : 'equipo'));
  return (
    <div className={styles['keep']}>
      <Button variant="low" small onClick={() => setKept(!isKept)}>
        {`${isKept ? 'Borrar de' : 'Guardar en'} este ${device}`}
      </Button>
      <p role="status" className="small muted">
        {isKept &&
          `Quedan aquí por ${KEPT_DAYS} días el valor, el ahorro, los años, el subsidio y cuántos pagan. Tu renta no.`}
      </p>
    </div>
  );
}
