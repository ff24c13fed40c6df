import { useId, useState, type FormEvent, type KeyboardEvent } from 'react';
import { COMMENT_MAX } from '@simulador/contracts/calculation/limits';
import { describeContact, OUTCOME_NAMES } from '@simulador/contracts/office/messages/next-contact';
import {
  CONTACT_OUTCOMES,
  contactDayProblem,
  proposedMoment,
  type ContactOutcome,
} from '@simulador/contracts/office/next-contact';
import { isRejected } from '@simulador/contracts/office/state-tone';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { formatTime } from '@simulador/contracts/platform/instants';
import { newIntentKey } from '#shared/api/intent-key.ts';
import { serverNow } from '#shared/api/server-clock.ts';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { ContactFields, type ContactDraft } from '#shared/office/next-contact/contact-fields.tsx';
import type { NextContact } from '#shared/office/next-contact/use-next-contact.ts';
import { CONTACT_FIELD, isTyping } from '#shared/office/list-keys.ts';
import { useUnsavedInDetail } from '#shared/office/leaving/unsaved.ts';
import { useStartsAt } from '#shared/office/use-starts-at.ts';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { focusField } from '#shared/ui/fields/focus-field.ts';
import { Segments } from '#shared/ui/fields/segments.tsx';
import { SelectField } from '#shared/ui/fields/select-field.tsx';
import { TextAreaField } from '#shared/ui/fields/text-area-field.tsx';
import { choosableResolutions, decisionOptions } from '../decision/decision.ts';
import type { DecisionLists } from '../decision/decision-card.tsx';
import styles from './contact-form.module.css';
import { type Attempt, type Draft, NO_DRAFT, useContactDraft } from './use-contact-draft.ts';
import { useRecordContact } from './use-record-contact.ts';

const NEXT = 'recorded_next';
const NO_DATE = 'Elija una fecha.';
const NO_OUTCOME = 'Elija el resultado del contacto.';
const OUTCOMES = CONTACT_OUTCOMES.map((value, at) => ({
  value,
  label: (
    <>
      <kbd aria-hidden="true">{at + 1}</kbd>
      {OUTCOME_NAMES[value]}
    </>
  ),
}));

export interface ContactFormProps {
  read: SimulationRead;
  lists: DecisionLists | null;
}

/** Form that records a contact with the client: outcome, note, state and next contact in one save. See docs/rules.md R870. */
export function ContactForm({ read, lists }: ContactFormProps) {
  const titleId = useId();
  const today = useSantiagoDay();
  const [isChecked, setChecked] = useState(false);
  const { record, isWorking, wasRefused, isAttended, failure } = useRecordContact(read);
  const { draft, setDraft, isTyped } = useContactDraft();
  useUnsavedInDetail(isTyped);
  useStartsAt(CONTACT_FIELD);
  const { outcome, note, next = read.next_contact } = draft;
  const { states = [], resolutions = [] } = lists ?? {};
  const choosable = choosableResolutions(resolutions, read);
  const decided = choosable.find(({ id }) => id === (draft.resolution ?? read.resolucion));
  const nameOf = (state: number): string =>
    states.find(({ id }) => id === state)?.description ?? read.estado_description;
  const isOver = isRejected(decided ? nameOf(decided.simulation_state) : read.estado_description);
  const planned = isOver ? null : next;
  const dayProblem =
    planned === null
      ? null
      : planned.date === null
        ? NO_DATE
        : contactDayProblem(planned.date as IsoDate, today);

  /** Changes fields, but not during a save, which would lose the change. */
  const change = (part: Partial<Draft>): void =>
    void (isWorking || setDraft({ ...draft, attempt: undefined, ...part }));
  const choose = (chosen: ContactOutcome): void => {
    const moment = proposedMoment(chosen, { date: today, time: formatTime(serverNow()) });
    const proposed = { next: moment && { channel: 'phone' as const, note: '', ...moment } };
    change({ outcome: chosen, ...(!draft.isNextChosen && proposed) });
  };
  const chooseNext = (chosen?: ContactDraft | null): void => change({ next: chosen, isNextChosen: true });
  /** Empties the form, which stays after the last row of the list. */
  const empty = (): void => {
    setDraft(NO_DRAFT);
    setChecked(false);
  };
  const save = (body: Attempt['body']): void => {
    const { attempt: former } = draft;
    const attempt = former && !wasRefused ? former : { body, key: former?.key ?? newIntentKey() };
    change({ attempt });
    record({ ...attempt, onRecorded: empty });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (outcome === null) focusField(CONTACT_FIELD);
    else if (dayProblem !== null) focusField(`${NEXT}_date`);
    else if (!isWorking)
      save({
        outcome,
        note,
        ...(decided &&
          decided.id !== read.resolucion && { estado: decided.simulation_state, resolucion: decided.id }),
        ...(planned && { next_contact: planned as NextContact }),
        ...(isAttended && { anyway: true }),
      });
  };
  const discard = (): void => {
    if (isWorking) return;
    empty();
    // The pressed button goes away.
    focusField(CONTACT_FIELD);
  };
  const press = (event: KeyboardEvent<HTMLFormElement>): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
    const chosen = CONTACT_OUTCOMES[Number(event.key) - 1];
    if (chosen !== undefined && !isTyping(event.target)) {
      choose(chosen);
      document.getElementsByName(CONTACT_FIELD)[CONTACT_OUTCOMES.indexOf(chosen)]?.focus();
    }
  };
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>Registrar contacto</h3>
      <form
        className={styles['form']}
        aria-labelledby={titleId}
        noValidate
        onSubmit={submit}
        onKeyDown={press}
      >
        {failure !== null && (
          <Note tone="warn" role="alert">
            {failure}
          </Note>
        )}
        <Segments
          name={CONTACT_FIELD}
          legend="Resultado"
          className={styles['outcomes']}
          options={OUTCOMES}
          value={outcome ?? ''}
          onChange={choose}
        />
        {isChecked && outcome === null && (
          <p role="alert" className={styles['missing']}>
            {NO_OUTCOME}
          </p>
        )}
        <TextAreaField
          name="recorded_note"
          label="Nota (opcional)"
          rows={2}
          maxLength={COMMENT_MAX}
          value={note}
          onChange={(text) => change({ note: text })}
        />
        {lists !== null && (
          <SelectField
            name="recorded_resolution"
            label="Queda en"
            options={decisionOptions(states, choosable, read)}
            value={String(decided?.id ?? read.resolucion)}
            onChange={(value) => change({ resolution: Number(value) })}
          />
        )}
        {!isOver && (
          <fieldset className={styles['next']}>
            <legend>Próximo contacto</legend>
            {read.next_contact !== null && draft.next !== undefined && (
              <p>
                {`${next === null ? 'Quita' : 'Reemplaza'} el planificado: ${describeContact({ ...read.next_contact, date: read.next_contact.date as IsoDate })}. `}
                {contactDayProblem(read.next_contact.date as IsoDate, today) === null && (
                  <Button variant="low" small onClick={() => chooseNext()}>
                    Mantenerlo
                  </Button>
                )}
              </p>
            )}
            {next === null ? (
              <Button
                small
                onClick={() => chooseNext({ date: today, time: null, channel: 'phone', note: '' })}
              >
                Planificar
              </Button>
            ) : (
              <>
                <ContactFields
                  name={NEXT}
                  draft={next}
                  onChange={(changed) => chooseNext({ ...next, ...changed })}
                  problem={isChecked ? (dayProblem ?? undefined) : undefined}
                />
                <Button variant="low" small onClick={() => chooseNext(null)}>
                  Sin próximo contacto
                </Button>
              </>
            )}
          </fieldset>
        )}
        <div className={styles['actions']}>
          <Button variant="go" type="submit" working={isWorking} workingLabel="Guardando…">
            Guardar contacto
          </Button>
          {isTyped && (
            <Button aria-disabled={isWorking} onClick={discard}>
              Descartar
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}
