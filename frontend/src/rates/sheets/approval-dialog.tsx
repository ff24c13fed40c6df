import { useState } from 'react';
import { nextDay } from '@simulador/contracts/platform/dates';
import { formatInstant } from '@simulador/contracts/platform/instants';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { useUnsaved } from '#shared/office/leaving/unsaved.ts';
import { useKept } from '#shared/office/leaving/use-kept.ts';
import { Button } from '#shared/ui/button.tsx';
import modal from '#shared/ui/dialog/modal.module.css';
import { Modal } from '#shared/ui/dialog/modal.tsx';
import { useReturnedFocus } from '#shared/ui/dialog/use-returned-focus.ts';
import { Note } from '#shared/ui/feedback/note.tsx';
import { RadioGroup } from '#shared/ui/fields/radio-group.tsx';
import type { RateSheet } from '../tarifas/use-new-draft.ts';
import { type Effect, EffectFields, effectOf, instantOf, latestEffect } from './effect-fields.tsx';
import styles from './sheets.module.css';

const WIDTH_PX = 520;
const NO_TIME = 'Escriba una fecha y una hora por venir, dentro de un año';

export interface ApprovalDialogProps {
  sheet: RateSheet;
  isWorking: boolean;
  failure: string | null;
  /** Called with an ISO instant; null for now. */
  onApprove: (at: string | null) => void;
  onClose: () => void;
}

/** Storage key of the instant while it is chosen. */
export const approvalFormOf = (sheet: number): string => `aprobación ${sheet}`;

/** Asks when the sheet comes into force, in Santiago's time. */
export function ApprovalDialog({ sheet, isWorking, failure, onApprove, onClose }: ApprovalDialogProps) {
  const today = useSantiagoDay();
  // The author's instant, unless it has passed.
  const planned = effectOf(sheet.planned_at);
  const isPlanned = planned.day !== null && planned.day > today;
  const { values, setValues, isChanged } = useKept<{ when: 'now' | 'later'; effect: Effect }>(
    approvalFormOf(sheet.id),
    true,
    isPlanned
      ? { when: 'later', effect: planned }
      : { when: 'now', effect: { day: nextDay(today), time: '09:00' } },
  );
  const { when, effect } = values;
  useUnsaved(!isWorking && isChanged);
  const [isTried, setTried] = useState(false);
  useReturnedFocus();
  const { day } = effect;
  const at = when === 'later' ? instantOf(effect) : null;
  // The hour is validated by the BFF, whose clock decides.
  const isWrong =
    when === 'later' && (at === null || day === null || day < today || day > latestEffect(today));
  const approve = (): void => {
    setTried(true);
    if (!isWrong) onApprove(at?.toISOString() ?? null);
  };
  return (
    <Modal
      title={`Aprobar: ${sheet.name}`}
      widthPx={WIDTH_PX}
      onClose={onClose}
      onEscape={() => isWorking || onClose()}
      footer={
        <>
          <Button aria-disabled={isWorking} onClick={() => isWorking || onClose()}>
            Cancelar
          </Button>
          <Button variant="go" working={isWorking} workingLabel="Aprobando…" onClick={approve}>
            {at === null ? 'Poner en vigencia ahora' : 'Aprobar para esa fecha'}
          </Button>
        </>
      }
    >
      <div className={modal['padded']}>
        <div className={styles['form']}>
          <RadioGroup
            name="approve_when"
            label={
              sheet.change_count === 1 ? 'La tarifa cambia' : `Las ${sheet.change_count} tarifas cambian`
            }
            options={[
              { value: 'now', label: 'Ahora' },
              { value: 'later', label: 'Desde una fecha y hora' },
            ]}
            value={when}
            onChange={({ currentTarget }) =>
              setValues({ ...values, when: currentTarget.value === 'later' ? 'later' : 'now' })
            }
          />
          {when === 'later' && (
            <EffectFields
              name="approve"
              today={today}
              value={effect}
              error={isTried && isWrong ? NO_TIME : undefined}
              onChange={(next) => setValues({ ...values, effect: next })}
            />
          )}
        </div>
        {isPlanned && (
          <p className="small muted">{`La fecha es la de ${sheet.author ?? 'quien la escribió'}: puede cambiarla.`}</p>
        )}
        {at !== null && !isWrong && (
          <p className="small muted">{`Regirá desde el ${formatInstant(at, ' a las ')}. Lo que se calcule antes usa las tarifas de hoy.`}</p>
        )}
        {failure !== null && !isWorking && (
          <Note tone="bad" role="alert" className={styles['gap']}>
            <p>{failure}</p>
          </Note>
        )}
      </div>
    </Modal>
  );
}
