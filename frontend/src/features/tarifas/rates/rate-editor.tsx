import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { rateRule } from '@simulador/contracts/domain/rules/rate';
import { messageText, violationText } from '@simulador/contracts/messages/es';
import { failureText } from '#shared/api/api-error.ts';
import { AmountInput } from '#shared/ui/amounts/amount-input.tsx';
import { Button } from '#shared/ui/button.tsx';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import { FieldError } from '#shared/ui/fields/field.tsx';
import { patchRate, refreshRateTables, type Rate } from '../rate-data.ts';
import { RATE_DECIMALS, SAVE_FAILED } from '../texts.ts';
import styles from './rate-editor.module.css';

export interface RateEditorProps {
  rate: Rate;
  /** For the input's name. */
  which: string;
  maximum: number | null;
  onEnd: () => void;
}

/** The rate's percentage in its cell: Enter saves, Escape leaves it. */
export function RateEditor({ rate, which, maximum, onEnd }: RateEditorProps) {
  const [pct, setPct] = useState<number | null>(rate.rate);
  const [attempt, setAttempt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const { isPending, error, mutate } = useRateChange(rate.id, onEnd);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const name = `rate-${rate.id}`;
  const broken = pct === null ? messageText('required') : judge(pct, maximum);
  const message = (attempt > 0 ? broken : null) ?? (error && failureText(error, SAVE_FAILED));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (pct !== null && broken === null) mutate(pct);
    else input.current?.focus();
  };
  const leave = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') onEnd();
  };
  return (
    <form className={styles['editor']} onSubmit={submit} onKeyDown={leave} noValidate>
      <label className="vh" htmlFor={name}>
        Tasa: {which}
      </label>
      <AmountInput
        id={name}
        name={name}
        ref={input}
        amount={pct}
        decimals={RATE_DECIMALS}
        onAmountChange={setPct}
        aria-invalid={message ? true : undefined}
        aria-describedby={message ? `${name}-e` : undefined}
      />
      <Button small variant="go" type="submit" working={isPending} workingLabel="Guardando…">
        Guardar
      </Button>
      <Button small onClick={onEnd}>
        Cancelar
      </Button>
      <FieldError name={name} error={message ?? undefined} />
    </form>
  );
}

function judge(pct: number, maximum: number | null): string | null {
  const broken = rateRule(pct, maximum);
  return broken && violationText(broken);
}

function useRateChange(id: number, onSaved: () => void) {
  const toast = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (pct: number) => patchRate(id, pct),
    onSuccess: async () => {
      await refreshRateTables(queries);
      toast.show('Tasa actualizada.', { tone: 'good' });
      onSaved();
    },
  });
}
