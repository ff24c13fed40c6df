import { useState } from 'react';
import { firstOfNextMonth } from '@simulador/contracts/platform/dates';
import { formatDate, formatInteger } from '@simulador/contracts/platform/format';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { askToLose, useUnsaved } from '#shared/office/leaving/unsaved.ts';
import { ChipSelect } from '#shared/ui/fields/chip-select.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ActionFailure } from '#shared/ui/forms/form.tsx';
import { ActBar } from '../grid/act-bar.tsx';
import type { RateSheet } from '../tarifas/change-data.ts';
import { approvalError, type Effect, EffectFields, effectOf, instantOf } from '../grid/effect-fields.tsx';
import { describeCount, nameOf } from '../tarifas/describe.ts';
import type { Desk } from './use-desk.ts';
import { useSend } from './use-send.ts';

type When = 'now' | 'month' | 'other';

export interface PendingBarProps {
  desk: Desk;
  draft: RateSheet | null;
  isSecond: boolean;
  onClose: () => void;
}

/** Bar of the pending changes: how many they are, from when they are in force, and the next act. */
export function PendingBar({ desk, draft, isSecond, onClose }: PendingBarProps) {
  const today = useSantiagoDay();
  const month: Effect = { day: firstOfNextMonth(today), time: '00:00' };
  const planned = effectOf(draft?.planned_at ?? null);
  const [chosen, setWhen] = useState<When | null>(null);
  const [other, setOther] = useState<Effect>(planned.day === null ? month : planned);
  // Rates change with the month, unless the author says otherwise; nothing is priced before the first rates of all.
  const usual: When =
    planned.day !== null ? 'other' : desk.plan.size > 0 && desk.present.size > 0 ? 'month' : 'now';
  const when = chosen ?? usual;
  const effect = when === 'now' ? null : when === 'month' ? month : other;
  const effectError = effect && approvalError(effect);
  const at = effect && instantOf(effect);
  const { count, isDirty } = desk;
  const { run, isWorking, failure, reset } = useSend({
    ...{ desk, draft, isSecond },
    at: at?.toISOString() ?? null,
    onSent: onClose,
  });
  useUnsaved(isDirty && !isWorking);
  const toDo = toDoOf(desk, effectError ?? undefined);
  const day = effect?.day ? ` el ${formatDate(effect.day)}` : ' ahora';
  const act = isSecond ? 'Enviar a aprobación' : `Aplicar${day}`;
  const press = (what: 'send' | 'look'): void => {
    if (toDo === null) run(what);
    else document.querySelector<HTMLElement>('[data-unread], #adjust_by[aria-invalid]')?.focus();
  };
  return (
    <ActBar
      text={
        <>
          <b>{describeCount(count)}</b>
          <span className="text-ink-2">{whereText(desk)}</span>
          {toDo !== null && <span className="font-semibold text-bad">{` ${toDo}`}</span>}
        </>
      }
      below={
        <>
          {when === 'other' && (
            <div className="grid w-full grid-cols-2 gap-3 md:ml-auto md:w-auto">
              <EffectFields
                name="pending"
                today={today}
                value={other}
                error={effectError ?? undefined}
                onChange={setOther}
              />
            </div>
          )}
          <ActionFailure text={isWorking ? null : failure} />
        </>
      }
    >
      <Button
        small
        variant="low"
        disabled={isWorking}
        onClick={() =>
          askToLose(isDirty && count > 1, () => {
            reset();
            onClose();
          })
        }
      >
        {draft && !isDirty ? 'Cerrar' : 'Descartar'}
      </Button>
      <Button small disabled={isWorking} onClick={() => press('look')}>
        Ver cambios
      </Button>
      <ChipSelect
        name="pending_when"
        label="Rige"
        options={[
          { value: 'now', label: 'Ahora' },
          { value: 'month', label: formatDate(firstOfNextMonth(today)) },
          { value: 'other', label: 'Otro día…' },
        ]}
        value={when}
        onChange={(value) => setWhen(value as When)}
      />
      <Button
        variant="go"
        className="max-md:flex-1"
        aria-disabled={toDo !== null}
        working={isWorking}
        workingLabel="Enviando…"
        onClick={() => press('send')}
      >
        {act}
      </Button>
    </ActBar>
  );
}

/** Returns what the user has to correct before anything is sent; null for nothing. */
function toDoOf({ typed, adjustmentError, faults }: Desk, effectError: string | undefined): string | null {
  if (typed.size > 0) return 'Corrija la celda marcada.';
  if (adjustmentError !== undefined) return 'Corrija el ajuste.';
  const [fault] = faults;
  if (fault !== undefined)
    return faults.length === 1
      ? `${fault}.`
      : `${formatInteger(faults.length)} tasas no pueden quedar así: ${fault}.`;
  return effectError === undefined ? null : 'Corrija desde cuándo rige.';
}

const inWords = new Intl.ListFormat('es-CL');

function whereText({ plan, rows, tables }: Desk): string {
  const products = [...new Set([...plan.values()].map(({ cell }) => nameOf(tables.products, cell.product)))];
  const places = [...products, ...(rows.size > 0 ? ['Otros valores'] : [])];
  return places.length === 0 ? '' : `, en ${inWords.format(places)}`;
}
