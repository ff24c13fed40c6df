import { useState, type SyntheticEvent } from 'react';
import { addDays, type IsoDate } from '@simulador/contracts/platform/dates';
import { CONTACT_NOTE_MAX, contactDayProblem } from '@simulador/contracts/office/next-contact';
import { describeContact } from '@simulador/contracts/office/messages/next-contact';
import { useSantiagoDay } from '../../context/use-santiago-day.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { focusField } from '../../ui/fields/focus-field.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useValues } from '../../ui/fields/use-values.ts';
import { FormDialog } from '../leaving/form-dialog.tsx';
import { ContactFields, type ContactDraft } from './contact-fields.tsx';
import { type Contacted, type NextContact, useNextContact } from './use-next-contact.ts';

const WIDTH_PX = 520;
const NAME = 'contact';
const DATE = `${NAME}_date`;
const NO_DATE = 'Elija una fecha.';

const replannedText = (present: NextContact | null): string =>
  `${present === null ? 'Ahora no hay próximo contacto.' : `Ahora está planificado: ${describeContact({ ...present, date: present.date as IsoDate })}.`} Lo que usted escribió sigue abajo, sin guardar.`;

/** Returns the planned day; tomorrow if none is planned or it has passed. */
const firstDayOf = (present: NextContact | null, today: IsoDate): IsoDate =>
  present !== null && present.date >= today ? (present.date as IsoDate) : addDays(today, 1);

/** Returns the draft that the dialog starts with: the planned contact, else a call tomorrow. */
const firstDraftOf = (present: NextContact | null, today: IsoDate): ContactDraft => ({
  date: firstDayOf(present, today),
  time: present?.time ?? null,
  channel: present?.channel ?? 'phone',
  note: present?.note ?? '',
});

export interface ContactDialogProps {
  /** The simulation as it was when the dialog opened, whichever its row shows since. */
  contacted: Contacted;
  onClose: () => void;
}

/** Form for day, channel and note of the next contact with a client. See docs/rules.md R511. */
export function ContactDialog({ contacted, onClose }: ContactDialogProps) {
  const today = useSantiagoDay();
  const { plan, isPlanning, failure, contacts, present, isReplanned } = useNextContact(contacted, onClose);
  const {
    values: draft,
    setValues: setDraft,
    isChanged,
  } = useValues(firstDraftOf(contacted.next_contact, today), isPlanning);
  const [isChecked, setChecked] = useState(false);
  const change = (part: Partial<ContactDraft>): void => setDraft({ ...draft, ...part });
  const { time, channel, note } = draft;
  const date = draft.date as IsoDate | null;
  const problem = date === null ? NO_DATE : contactDayProblem(date, today);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (date === null || problem !== null) focusField(DATE);
    else if (!isPlanning && contacts === 'possible')
      plan({ date, time, channel, note: note.trim() } satisfies NextContact);
  };
  return (
    <FormDialog
      title="Próximo contacto"
      widthPx={WIDTH_PX}
      form={{ isChanged, isWorking: isPlanning, failure: null, submit }}
      act={{
        children: 'Guardar',
        workingLabel: 'Guardando…',
        // Not `disabled`, so that the button keeps the focus.
        'aria-disabled': contacts !== 'possible',
      }}
      other={
        present !== null &&
        contacts !== 'over' && (
          <Button variant="low" disabled={isPlanning} onClick={() => plan(null)}>
            Quitar contacto
          </Button>
        )
      }
      onClose={onClose}
    >
      <p className="text-ink-2">{`${contacted.client_name}, simulación ${contacted.id}`}</p>
      {failure !== null && (
        <Note tone="warn" role="alert">
          <p>{failure}</p>
          {isReplanned && <p>{replannedText(present)}</p>}
        </Note>
      )}
      <ContactFields
        name={NAME}
        draft={draft}
        onChange={change}
        problem={isChecked ? (problem ?? undefined) : undefined}
      />
      <TextField
        name="contact_note"
        label="Nota (opcional)"
        maxLength={CONTACT_NOTE_MAX}
        autoComplete="off"
        value={note}
        onChange={(value) => change({ note: value })}
      />
    </FormDialog>
  );
}
