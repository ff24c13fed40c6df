import { useEffect, useRef } from 'react';
import { pesos, uf } from '#shared/simulation/figure-texts.ts';
import { Button } from '#shared/ui/button.tsx';
import { isOld } from '../figures/shown.ts';
import { shownRow } from '../figures/shown.ts';
import { Actions } from './actions.tsx';
import styles from './actions.module.css';
import { useFigures } from '../state/simulator-context.tsx';
import { ObstacleNote } from './obstacle-note.tsx';

export interface SimulationActionsProps {
  onConfirm: () => void;
}

/** Buttons `Calcular Dividendo` and, while its result is current, `Confirmar Simulación`. */
export function SimulationActions({ onConfirm }: SimulationActionsProps) {
  const { isCalculating, canConfirm, obstacle } = useFigures();
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
      <Answer />
    </>
  );
}

/**
 * The dividend directly below the last field and its button, where there is no card beside the form: a low window has no room for the
 * bar, and an on-screen keyboard covers it. A new result scrolls into sight with the button that confirms it.
 */
function Answer() {
  const { canConfirm, result } = useFigures();
  const { status, row } = result;
  const answer = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (canConfirm) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [canConfirm]);
  if (row === null || shownRow(result) === null) return null;
  return (
    <p ref={answer} className={`${styles['answer']} num`}>
      <span>{isOld(status) ? 'Con los datos anteriores:' : 'Tu dividendo:'}</span>{' '}
      <b translate="no">{`${pesos(row.DivTotalPe)} · ${uf(row.DivTotal)}`}</b>
    </p>
  );
}
