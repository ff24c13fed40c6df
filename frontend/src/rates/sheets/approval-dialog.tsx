import { useState } from 'react';
import { addDays, nextDay, type IsoDate } from '@simulador/contracts/platform/dates';
import { formatInstant, santiagoInstant } from '@simulador/contracts/platform/instants';
import { LONGEST_WAIT_DAYS } from '@simulador/contracts/rates/rate-sheet';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { Button } from '#shared/ui/button.tsx';
import modal from '#shared/ui/dialog/modal.module.css';
import { Modal } from '#shared/ui/dialog/modal.tsx';
import { useReturnedFocus } from '#shared/ui/dialog/use-returned-focus.ts';
import { Note } from '#shared/ui/feedback/note.tsx';
import { DateField } from '#shared/ui/fields/date-field.tsx';
import { RadioGroup } from '#shared/ui/fields/radio-group.tsx';
import { Field } from '#shared/ui/fields/field.tsx';
import type { RateSheet } from '../tarifas/use-new-draft.ts';
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

/** Asks when the sheet comes into force, in Santiago's time. */
export function ApprovalDialog({ sheet, isWorking, failure, onApprove, onClose }: ApprovalDialogProps) {
  const today = useSantiagoDay();
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [day, setDay] = useState<IsoDate | null>(nextDay(today));
  const [time, setTime] = useState('09:00');
  const [isTried, setTried] = useState(false);
  useReturnedFocus();
  const at = when === 'later' && day !== null ? santiagoInstant(day, time) : null;
  // The hour is validated by the BFF, whose clock decides.
  const latest = addDays(today, LONGEST_WAIT_DAYS);
  const isWrong = when === 'later' && (at === null || day === null || day < today || day > latest);
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
            onChange={({ currentTarget }) => setWhen(currentTarget.value === 'later' ? 'later' : 'now')}
          />
          {when === 'later' && (
            <>
              <DateField
                name="approve_day"
                label="Fecha"
                min={today}
                max={latest}
                value={day}
                error={isTried && isWrong ? NO_TIME : undefined}
                onChange={setDay}
              />
              <Field name="approve_time" label="Hora de Santiago">
                {(wiring) => (
                  <input
                    {...wiring}
                    type="time"
                    value={time}
                    onChange={({ currentTarget }) => setTime(currentTarget.value)}
                  />
                )}
              </Field>
            </>
          )}
        </div>
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
