import { Button } from '#shared/ui/button.tsx';
import { Actions } from './actions.tsx';
import styles from './actions.module.css';
import { ObstacleNote } from './obstacle-note.tsx';

export interface SimulationActionsProps {
  isCalculating: boolean;
  /** True if the button's result is current for the answers. */
  canConfirm: boolean;
  /** Reason why nothing can be calculated at the moment; null if it can. */
  obstacle: string | null;
  onConfirm: () => void;
}

/** Buttons `Calcular Dividendo` and, while its result is current, `Confirmar Simulación`. */
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
        {/* After the calculate button, so that it is the next stop of the Tab key. */}
        {canConfirm && (
          <Button variant="go" onClick={onConfirm}>
            Confirmar Simulación
          </Button>
        )}
      </Actions>
    </>
  );
}
