import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Actions } from '../form/actions.tsx';
import { ObstacleNote } from '../form/obstacle-note.tsx';
import styles from './parts.module.css';

export interface CreditActionsProps {
  isCalculating: boolean;
  isSaving: boolean;
  /** True if the button's result is current for the answers. */
  canConfirm: boolean;
  /** True if nothing prevents a calculation and the last one is outdated. */
  canCalculate: boolean;
  /** Labels of fields with a missing or invalid answer. */
  missing: readonly string[];
  /** Message why nothing was saved. */
  failure: ReactNode;
  onConfirm: () => void;
}

const list = new Intl.ListFormat('es-CL', { type: 'conjunction' });

/** Buttons `Calcula tu dividendo` and, with its result, `Confirma la Simulación →`. */
export function CreditActions(props: CreditActionsProps) {
  const { isCalculating, isSaving, canConfirm, canCalculate, missing, failure, onConfirm } = props;
  const confirm = useRef<HTMLButtonElement>(null);
  const calculate = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  // The result disables the pressed button, so the focus moves to the next one. Whether a disabled button keeps the focus depends
  // on the browser.
  useLayoutEffect(() => {
    if (!canConfirm) return;
    const focused = document.activeElement;
    if (wasPressed.current && (focused === calculate.current || focused === document.body))
      confirm.current?.focus();
    wasPressed.current = false;
  }, [canConfirm]);
  return (
    <>
      <ObstacleNote />
      {failure}
      <Actions>
        <Button
          ref={calculate}
          variant={canConfirm ? 'alt' : 'go'}
          type="submit"
          working={isCalculating}
          workingLabel="Calculando…"
          disabled={!canCalculate}
          onClick={() => (wasPressed.current = true)}
        >
          Calcula tu dividendo
        </Button>
        <Button
          ref={confirm}
          variant={canConfirm ? 'go' : 'alt'}
          disabled={!canConfirm}
          working={isSaving}
          workingLabel="Guardando…"
          onClick={onConfirm}
        >
          Confirma la Simulación →
        </Button>
      </Actions>
      <p className={`${styles['below']} small muted`} role="status">
        {stateText(canConfirm, missing)}
      </p>
    </>
  );
}

function stateText(canConfirm: boolean, missing: readonly string[]): string {
  if (canConfirm) return 'Resultado al día: cambie un dato para volver a calcular.';
  return missing.length === 0 ? '' : `Para calcular falta completar o corregir: ${list.format(missing)}.`;
}
