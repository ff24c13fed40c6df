import { Button } from '#shared/ui/button.tsx';
import { Actions } from './actions.tsx';
import styles from './actions.module.css';
import { ObstacleNote } from './obstacle-note.tsx';

export interface SimulationActionsProps {
  isCalculating: boolean;
  /** The button's result is current for the answers. */
  canConfirm: boolean;
  /** Why nothing can be calculated for the moment; null when it can. */
  obstacle: string | null;
  onConfirm: () => void;
}

/** `Calcular Dividendo` and, while its result is current, `Confirmar Simulación`. */
export function SimulationActions({
  isCalculating,
  canConfirm,
  obstacle,
  onConfirm,
}: SimulationActionsProps) {
  return (
    <>
      <ObstacleNote />
      {canConfirm && (
        <p className={`${styles['above']} small muted`}>
          Para volver a simular, puedes modificar los datos del crédito.
        </p>
      )}
      <Actions>
        <Button
          variant={canConfirm ? 'alt' : 'go'}
          type="submit"
          working={isCalculating}
          workingLabel="Calculando…"
          disabled={obstacle !== null}
        >
          Calcular Dividendo
        </Button>
        {/* After the button that brings it: the next stop of the keyboard. */}
        {canConfirm && (
          <Button variant="go" onClick={onConfirm}>
            Confirmar Simulación
          </Button>
        )}
      </Actions>
    </>
  );
}
