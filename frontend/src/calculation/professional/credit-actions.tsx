import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { areValid } from '../answers/violations.ts';
import { Actions } from '../form/actions.tsx';
import { ObstacleNote } from '../form/obstacle-note.tsx';
import { useAnswers, useFigures, useForm, useSteps, useViolations } from '../state/simulator-context.tsx';
import styles from './parts.module.css';
import type { Confirmation } from './use-confirmation.ts';

const list = new Intl.ListFormat('es-CL', { type: 'conjunction' });

/** Buttons `Calcula tu dividendo` and, with its result, `Confirma la Simulación →`. */
export function CreditActions({ confirmation, failure }: { confirmation: Confirmation; failure: ReactNode }) {
  const { fields, labels } = useForm();
  const { modules, isCreditValid } = useSteps();
  const { isCalculating, obstacle, rate, ...figures } = useFigures();
  const violations = useViolations();
  const isOwnRate = useAnswers(({ credit }) => credit.rate.isOwn);
  const areOthersValid = modules.m1.valid && modules.m2.valid;
  const isRateMissing = isOwnRate && rate.annualRatePct === null;
  const isOverCeiling = isRateMissing && areValid(['credit.rate'], violations);
  const missing = fields.m3.filter(
    (path) => violations[path] !== undefined || (path === 'credit.rate' && isOverCeiling),
  );
  const canConfirm = figures.canConfirm && areOthersValid;
  const isComplete = isCreditValid && areOthersValid && !isRateMissing;
  const confirm = useRef<HTMLButtonElement>(null);
  const pressedAt = useRef<Element>(null);
  // The result disables the button, so the focus moves to the next one, also from the field where Enter pressed it. Whether a disabled
  // button keeps the focus depends on the browser.
  useLayoutEffect(() => {
    if (!canConfirm) return;
    const focused = document.activeElement;
    if (pressedAt.current !== null && (focused === pressedAt.current || focused === document.body))
      confirm.current?.focus();
    pressedAt.current = null;
  }, [canConfirm]);
  return (
    <>
      <ObstacleNote />
      {failure}
      <Actions>
        <Button
          variant={canConfirm ? 'alt' : 'go'}
          type="submit"
          working={isCalculating}
          workingLabel="Calculando…"
          disabled={!isComplete || obstacle !== null || figures.canConfirm}
          onClick={() => (pressedAt.current = document.activeElement)}
        >
          Calcula tu dividendo
        </Button>
        <Button
          ref={confirm}
          variant={canConfirm ? 'go' : 'alt'}
          disabled={!canConfirm}
          working={confirmation.isSaving}
          workingLabel="Guardando…"
          onClick={confirmation.confirm}
        >
          Confirma la Simulación →
        </Button>
      </Actions>
      <p className={`${styles['below']} small muted`} role="status">
        {stateText(
          canConfirm,
          missing.map((path) => labels[path]),
        )}
      </p>
    </>
  );
}

function stateText(canConfirm: boolean, missing: readonly string[]): string {
  if (canConfirm) return 'Resultado al día: cambie un dato para volver a calcular.';
  return missing.length === 0 ? '' : `Para calcular falta completar o corregir: ${list.format(missing)}.`;
}
