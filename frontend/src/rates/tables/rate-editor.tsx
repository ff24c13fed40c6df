import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { newTableRateRule, rateRule } from '@simulador/contracts/calculation/rules/rate';
import { messageText, violationText } from '@simulador/contracts/calculation/messages/es';
import { failureText } from '#shared/api/api-error.ts';
import { useUnsavedForm } from '#shared/office/leaving/unsaved.ts';
import { useValues } from '#shared/ui/fields/use-values.ts';
import { useAmountText } from '#shared/ui/amounts/use-amount-text.ts';
import { Button } from '#shared/ui/button.tsx';
import { FieldError } from '#shared/ui/fields/field.tsx';
import { DRAFT_WRITTEN, useNewDraft } from '../tarifas/use-new-draft.ts';
import { useReadRow } from '../tarifas/use-read-row.ts';
import { patchRate, type Rate } from '../tarifas/rate-data.ts';
import { SAVE_FAILED, useTableChange } from '../tarifas/use-table-change.ts';
import styles from './rate-editor.module.css';

export interface RateEditorProps {
  /** The rate as it was when its form opened. */
  rate: Rate;
  /** The rate's description, for the input's accessible name. */
  which: string;
  maximum: number | null;
  /** True if the change is written into a draft of a sheet, which is opened. */
  isBySheet: boolean;
  onEnd: () => void;
}

/** Field for a rate's percentage in its cell. Enter saves; Escape cancels, unless it is being saved, and asks before it loses a rate. */
export function RateEditor({ rate, which, maximum, isBySheet, onEnd }: RateEditorProps) {
  const [attempt, setAttempt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const asRead = useReadRow(rate);
  const draft = useNewDraft();
  const { isPending, error, mutate, reset } = useTableChange({
    change: async (next: number) => {
      if (!isBySheet) return asRead((tag) => patchRate(rate.id, tag, next));
      return draft.write([{ rate: rate.id, value: next }]);
    },
    doneText: () => (isBySheet ? DRAFT_WRITTEN : 'Tasa actualizada.'),
    failedText: SAVE_FAILED,
    onDone: () => {
      onEnd();
      draft.open();
    },
  });
  const { values: pct, setValues: setPct, isChanged } = useValues<number | null>(rate.rate, isPending);
  const leave = useUnsavedForm(isChanged, onEnd, isPending);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  useEffect(() => {
    if (error !== null) input.current?.focus();
  }, [error]);
  const name = `rate-${rate.id}`;
  const broken = pct === null ? messageText('required') : messageOf(pct, pct === rate.rate, maximum);
  const change = (next: number | null): void => {
    setPct(next);
    if (error !== null) reset();
  };
  const { input: text, fault } = useAmountText({ amount: pct, unit: 'percent', onRead: change });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    setAttempt(attempt + 1);
    if (pct !== null && broken === null) mutate(pct);
    else input.current?.focus();
  };
  const leaveByEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // Else the same key would close the question.
    event.preventDefault();
    leave();
  };
  const message = fault ?? (attempt > 0 ? broken : null) ?? (error && failureText(error, SAVE_FAILED));
  return (
    <form className={styles['editor']} onSubmit={submit} onKeyDown={leaveByEscape} noValidate>
      <label className="sr-only" htmlFor={name}>{`Tasa: ${which}`}</label>
      <input
        {...text}
        id={name}
        name={name}
        ref={input}
        aria-invalid={message ? true : undefined}
        aria-describedby={message ? `${name}-e` : undefined}
      />
      <Button small variant="go" type="submit" working={isPending} workingLabel="Guardando…">
        {isBySheet ? 'Llevar a una hoja' : 'Guardar'}
      </Button>
      {/* Hidden while saving, so that the longer label of the other button fits. */}
      {!isPending && (
        <Button small onClick={leave}>
          Cancelar
        </Button>
      )}
      <div role="alert" className={styles['message']}>
        <FieldError name={name} error={message ?? undefined} />
      </div>
    </form>
  );
}

/** Returns the message for a percentage. A stored one with more than two decimals is accepted until it is changed. */
function messageOf(pct: number, isStored: boolean, maximum: number | null): string | null {
  const broken = (isStored ? rateRule : newTableRateRule)(pct, maximum);
  return broken && violationText(broken);
}
