import { useState } from 'react';
import { type IsoDate, nextDay } from '@simulador/contracts/platform/dates';
import { formatInstant } from '@simulador/contracts/platform/instants';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { useUnsavedForm } from '#shared/office/leaving/unsaved.ts';
import { useValues } from '#shared/ui/fields/use-values.ts';
import { Button } from '#shared/ui/button.tsx';
import modal from '#shared/ui/dialog/modal.module.css';
import { Modal } from '#shared/ui/dialog/modal.tsx';
import { useReturnedFocus } from '#shared/ui/dialog/use-returned-focus.ts';
import { Note } from '#shared/ui/feedback/note.tsx';
import { RadioGroup } from '#shared/ui/fields/radio-group.tsx';
import type { RateSheet } from '../tarifas/use-new-draft.ts';
import { approvalError, type Effect, EffectFields, effectOf, instantOf } from './effect-fields.tsx';
import styles from './sheets.module.css';

const WIDTH_PX = 520;

export interface ApprovalDialogProps {
  sheet: RateSheet;
  isWorking: boolean;
  failure: string | null;
  /** Called with an ISO instant; null for now. */
  onApprove: (at: string | null) => void;
  onClose: () => void;
}

const ABOVE_ID = 'approve-above-tmc';

/** Returns true if the sheet's warnings, which are of the day it is planned for, say that its rates are above the TMC of a day. */
const isAboveTmc = (
  { planned_at: planned, warnings }: RateSheet,
  day: IsoDate | null,
  today: IsoDate,
): boolean => day === (effectOf(planned).day ?? today) && warnings.some(({ kind }) => kind === 'above_tmc');

/** Asks when the sheet comes into force, in Santiago's time. */
export function ApprovalDialog({ sheet, isWorking, failure, onApprove, onClose }: ApprovalDialogProps) {
  const today = useSantiagoDay();
  // The author's instant, unless it has passed.
  const planned = effectOf(sheet.planned_at);
  const isPlanned = planned.day !== null && planned.day > today;
  const { values, setValues, isChanged } = useValues<{ when: 'now' | 'later'; effect: Effect }>(
    isPlanned
      ? { when: 'later', effect: planned }
      : { when: 'now', effect: { day: nextDay(today), time: '09:00' } },
    isWorking,
  );
  const { when, effect } = values;
  const change = (part: Partial<typeof values>): void => setValues({ ...values, ...part });
  const leave = useUnsavedForm(isChanged, onClose, isWorking);
  const [isTried, setTried] = useState(false);
  useReturnedFocus();
  const at = when === 'later' ? instantOf(effect) : null;
  const error = when === 'later' ? approvalError(effect, today) : undefined;
  const isAbove = isAboveTmc(sheet, when === 'later' ? effect.day : today, today);
  const approve = (): void => {
    setTried(true);
    if (error === undefined && !isAbove) onApprove(at?.toISOString() ?? null);
  };
  return (
    <Modal
      title={`Aprobar: ${sheet.name}`}
      widthPx={WIDTH_PX}
      onClose={onClose}
      onEscape={leave}
      footer={
        <>
          <Button aria-disabled={isWorking} onClick={leave}>
            Cancelar
          </Button>
          <Button
            variant="go"
            aria-disabled={isAbove}
            aria-describedby={isAbove ? ABOVE_ID : undefined}
            working={isWorking}
            workingLabel="Aprobando…"
            onClick={approve}
          >
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
            onChange={(value) => change({ when: value === 'later' ? 'later' : 'now' })}
          />
          {when === 'later' && (
            <EffectFields
              name="approve"
              today={today}
              value={effect}
              error={isTried ? error : undefined}
              onChange={(next) => change({ effect: next })}
            />
          )}
        </div>
        {isPlanned && (
          <p className="small muted">{`La fecha es la de ${sheet.author ?? 'quien la escribió'}: puede cambiarla.`}</p>
        )}
        {isAbove && (
          <Note tone="warn" role="status" className={styles['gap']}>
            <p id={ABOVE_ID}>
              {`Tiene tasas sobre la TMC de ${when === 'now' ? 'hoy' : 'ese día'}: corríjalas o elija otro día.`}
            </p>
          </Note>
        )}
        {at !== null && error === undefined && !isAbove && (
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
