import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import styles from './resumed-notice.module.css';

export interface ResumedNoticeProps {
  onRestart: () => void;
}

/** The figures of an earlier visit are there again. */
export function ResumedNotice({ onRestart }: ResumedNoticeProps) {
  return (
    <Note small>
      <p>
        <b>Retomamos tu proyecto y tu crédito de una visita anterior.</b> Solo faltan tus datos, que no
        guardamos en este navegador.
      </p>
      <Button variant="low" small className={styles['restart']} onClick={onRestart}>
        Empezar de nuevo
      </Button>
    </Note>
  );
}
