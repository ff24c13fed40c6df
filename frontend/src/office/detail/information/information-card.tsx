import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useLayoutEffect, type FormEvent, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { COMMENT_MAX } from '@simulador/contracts/calculation/limits';
import { OUTCOME_NAMES } from '@simulador/contracts/office/messages/next-contact';
import { CONTACT_OUTCOMES } from '@simulador/contracts/office/next-contact';
import { formatDateText } from '@simulador/contracts/platform/format';
import { startIn } from '../../lists/list-address.ts';
import { CONTACT_FIELD, isTyping, takeKeys, type Neighbour } from '../../lists/list-keys.ts';
import { isWaiting, mayContact } from '../../lists/contacts-of.ts';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';
import type { SessionUser } from '#shared/session/session-state.ts';
import { Button } from '#shared/ui/button.tsx';
import { focusField } from '#shared/ui/fields/focus-field.ts';
import { Segments } from '#shared/ui/fields/segments.tsx';
import { SelectField } from '#shared/ui/fields/select-field.tsx';
import { TextAreaField } from '#shared/ui/fields/text-area-field.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { useIsThere } from '#shared/ui/forms/use-action.ts';
import {
  DECISION_FIELDS,
  executiveOptions,
  resolutionOptions,
  stateOptions,
  type DecisionLists,
} from './decision.ts';
import { commentsQuery, NOT_AVAILABLE } from '../history/use-comments.ts';
import { ColleagueNote } from './colleague-note.tsx';
import { LockedInformation } from './locked-information.tsx';
import { Moved, SaveRow } from './save-row.tsx';
import { DATE_FIELD, NextContactRow } from './next-contact-row.tsx';
import { outcomeOf, useInformation } from './use-information.ts';

const NOTE_FIELD = 'recorded_note';
const FIELDS = {
  outcome: CONTACT_FIELD,
  note: NOTE_FIELD,
  date: DATE_FIELD,
  resolution: DECISION_FIELDS.resolution,
} as const;
const OUTCOMES = CONTACT_OUTCOMES.map((value, at) => ({
  value,
  label: (
    <>
      <kbd aria-hidden="true" className="font-normal text-ink-2 pointer-coarse:hidden">
        {at + 1}
      </kbd>
      {OUTCOME_NAMES[value]}
    </>
  ),
}));
const UNRESOLVED = 'Este estado no tiene resoluciones: elija otro para guardar.';

export interface InformationCardProps {
  read: SimulationRead;
  user: SessionUser;
  lists: DecisionLists | null;
  /** All of the client's simulations; undefined until they are read. */
  ofClient: readonly SimulationRead[] | undefined;
  /** The client whose sheet opens after a save. */
  next: Neighbour | null;
  /** Called with whether something is being saved. */
  onSaving: (isSaving: boolean) => void;
}

/** `Información de la Solicitud`: outcome, note, state, resolution, executive and next contact, in one form with one save. See docs/rules.md R870. */
export function InformationCard({
  read,
  user,
  lists,
  ofClient = [],
  next: neighbour,
  onSaving,
}: InformationCardProps) {
  const titleId = useId();
  const { data: comments, isError } = useQuery(commentsQuery(read.uuid));
  const hasComments = comments !== undefined || !isError;
  const { state: entry, key } = useLocation();
  const isThere = useIsThere();
  const form = useInformation(
    read,
    lists,
    () => void (isThere.current && neighbour !== null ? neighbour.open() : takeKeys()),
  );
  const { draft, chosen, isOver, isSaving, missing, recording, updating } = form;
  useEffect(() => {
    onSaving(isSaving);
    return () => onSaving(false);
  }, [isSaving, onSaving]);
  const showMissing = (part: keyof typeof FIELDS | null): void => void (part && focusField(FIELDS[part]));
  const start = startIn(entry);
  const begin = useEffectEvent(() => {
    if (start === null) return;
    const keys = takeKeys();
    focusField(keys.some(({ key: pressed }) => pressed === 'Tab') ? NOTE_FIELD : start);
    showMissing(form.type(keys));
  });
  // Before the browser handles the next key, which belongs to the focused field and to what was typed.
  useLayoutEffect(() => begin(), [start, key]);
  const hasFailed = recording.failure !== null;
  useEffect(() => {
    // Keys held for the next client are dropped if the save failed, because its sheet does not open.
    if (hasFailed) takeKeys();
  }, [hasFailed]);
  if (form.lock !== null)
    return <LockedInformation read={read} lock={form.lock} note={draft.note} onDiscard={form.empty} />;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    showMissing(form.save());
  };
  const press = (event: KeyboardEvent<HTMLFormElement>): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
    const outcome = outcomeOf(event.key);
    if (outcome === undefined || isTyping(event.target) || event.ctrlKey || event.altKey || event.metaKey)
      return;
    form.choose(outcome);
    document.getElementsByName(CONTACT_FIELD)[CONTACT_OUTCOMES.indexOf(outcome)]?.focus();
  };
  const failure = recording.isAttended ? null : (recording.failure ?? updating.conflict);
  return (
    <section
      aria-labelledby={titleId}
      className="border-b border-line bg-ground px-4 pt-1.5 pb-2 print:hidden"
    >
      <div className="flex min-h-7 items-center justify-between gap-4">
        <h3 id={titleId} className="text-14">
          Información de la Solicitud
        </h3>
        {isWaiting(read) && (
          <p className="ml-auto flex items-center gap-1.5 text-warn">
            <Icon name="clock" className="size-4" />
            {`Espera desde ${formatDateText(read.fechasimulacion)}`}
          </p>
        )}
        {form.isTyped && (
          <Button
            variant="low"
            small
            className="-mr-3 min-h-7!"
            aria-disabled={isSaving}
            onClick={form.empty}
          >
            Descartar
          </Button>
        )}
      </div>
      <form
        className="grid grid-cols-[minmax(0,1fr)] gap-1.5 [&_label]:leading-4.5 [&_label]:font-normal"
        aria-labelledby={titleId}
        noValidate
        aria-busy={recording.isWorking || undefined}
        onSubmit={submit}
        onKeyDown={press}
      >
        <ColleagueNote read={read} userName={user.full_name} failure={failure} isTyped={form.isTyped} />
        {mayContact(read) && (
          <>
            <Segments
              name={CONTACT_FIELD}
              legend="Resultado"
              className="w-full flex-wrap gap-1.5! bg-transparent! p-0! [&_:checked+span]:border-primary [&_:checked+span]:bg-primary-tint [&_:checked+span]:text-primary-dark [&_span]:rounded-md [&_span]:border [&_span]:border-edge [&_span]:bg-surface [&_span]:text-ink [&>label]:grow"
              options={OUTCOMES}
              value={draft.outcome ?? ''}
              onChange={form.choose}
            />
            {missing === 'outcome' && (
              <p role="alert" className="font-semibold text-bad">
                Elija el resultado del contacto.
              </p>
            )}
          </>
        )}
        <div className="relative [&_[id$='-h']]:absolute [&_[id$='-h']]:right-3 [&_[id$='-h']]:bottom-0.5 [&_label]:sr-only [&_textarea]:py-1.5">
          <TextAreaField
            name={NOTE_FIELD}
            label="Nota"
            placeholder={hasComments ? 'Nota' : NOT_AVAILABLE}
            disabled={!hasComments}
            rows={2}
            maxLength={COMMENT_MAX}
            isCounted
            error={missing === 'note' ? 'Escriba una nota.' : undefined}
            value={draft.note}
            // Not disabled, so that it keeps the focus for a second try.
            readOnly={isSaving}
            onChange={form.write}
          />
        </div>
        {lists !== null && (
          <div className="grid auto-cols-fr grid-flow-col gap-2 @max-[26rem]/sheet:grid-flow-row">
            <SelectField
              name={DECISION_FIELDS.state}
              label="Estado"
              options={stateOptions(lists.states, read)}
              value={String(chosen.state)}
              aria-disabled={isSaving}
              onChange={(value) => form.decide({ state: Number(value) })}
            />
            <SelectField
              name={DECISION_FIELDS.resolution}
              label="Resolución"
              options={resolutionOptions(form.resolutions, chosen.state)}
              value={String(chosen.resolution)}
              error={form.isUnresolved ? UNRESOLVED : undefined}
              aria-disabled={isSaving}
              onChange={(value) => form.decide({ resolution: Number(value) })}
            />
            {lists.executives !== null && (
              <SelectField
                name={DECISION_FIELDS.executive}
                label="Ejecutivo"
                options={executiveOptions(lists.executives, read)}
                value={chosen.executive === null ? '' : String(chosen.executive)}
                aria-disabled={isSaving}
                onChange={(value) => form.decide({ executive: value === '' ? null : Number(value) })}
              />
            )}
          </div>
        )}
        {!isOver && <NextContactRow read={read} form={form} />}
        {chosen.executive !== read.commercial && <Moved {...{ read, ofClient, form }} />}
        <SaveRow form={form} next={neighbour} />
      </form>
    </section>
  );
}
