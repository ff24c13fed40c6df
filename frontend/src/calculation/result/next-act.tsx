import type { ReactNode } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { MODULE_FORM } from '../form/module-card.tsx';

/** The one filled button of the page: what comes next. */
export interface Act {
  readonly label: string;
  /** Absent for an act that submits the open module. */
  readonly onPress?: () => void;
  readonly isWorking?: boolean;
  readonly workingLabel?: string;
  readonly isDisabled?: boolean;
  /** Sentence below the button. */
  readonly hint?: string;
  /** Notes above the button: why it is disabled, or why its last press failed. */
  readonly notes?: ReactNode;
}

/** The button of an act. `isSlim`: in the bar. */
export function ActButton({ act, isSlim = false }: { act: Act; isSlim?: boolean }) {
  const { label, onPress, isWorking = false, workingLabel = 'Calculando…', isDisabled = false } = act;
  return (
    <Button
      variant="go"
      working={isWorking}
      workingLabel={workingLabel}
      disabled={isDisabled}
      className={`px-1! ${isSlim ? 'min-h-11! flex-[1_1_9rem] border! border-current! text-14! md:flex-none md:px-3!' : 'w-full'}`}
      // A disabled default button would keep Enter in a field from submitting the open module.
      {...(onPress === undefined && !isDisabled
        ? { type: 'submit', form: MODULE_FORM }
        : { onClick: onPress })}
    >
      {label}
    </Button>
  );
}

/** The act with its notes and its hint. */
export function NextAct({ act }: { act: Act }) {
  return (
    <div className="min-w-0 flex-1">
      {act.notes}
      <ActButton act={act} />
      {act.hint !== undefined && (
        <p className="mt-2 text-14 text-ink-2" role="status">
          {act.hint}
        </p>
      )}
    </div>
  );
}
