import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { listsOf } from '../calculation/inicio-view.ts';
import { useSimulator } from '../state/use-simulator.ts';
import { RetryInicio } from './inicio-notice.tsx';
import styles from './notices.module.css';

/** Beside the button that calculates: why it can't, or why its last press brought nothing, and the way to try again. */
export function ObstacleNote() {
  const { simulation, inicio } = useSimulator();
  const { obstacle, failure, isCalculating, calculate } = simulation;
  if (obstacle !== null) {
    return (
      <Note tone="warn" small className={styles['above']}>
        <p>{obstacle}</p>
        {listsOf(inicio) === null && <RetryInicio />}
      </Note>
    );
  }
  if (failure === null) return null;
  return (
    <Note tone="bad" small className={styles['above']}>
      <p>{failure}</p>
      <Button
        small
        working={isCalculating}
        workingLabel="Calculando…"
        onClick={calculate}
        className={styles['retry']}
      >
        <Icon name="retry" /> Reintentar
      </Button>
    </Note>
  );
}
