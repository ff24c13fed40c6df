import { useState } from 'react';
import {
  CONTACT_OUTCOMES,
  contactDayProblem,
  proposedMoment,
  type ContactOutcome,
} from '@simulador/contracts/office/next-contact';
import { isRejected } from '@simulador/contracts/office/state-tone';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { formatTime } from '@simulador/contracts/platform/instants';
import type { components } from '@simulador/contracts/generated/bff';
import { newIntentKey } from '#shared/api/intent-key.ts';
import { serverNow } from '#shared/api/server-clock.ts';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { useUnsavedInDetail } from '#shared/office/leaving/unsaved.ts';
import { mayContact, lockOf } from '../../lists/contacts-of.ts';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';
import {
  changeOf,
  choosableResolutions,
  isSame,
  leaving,
  NO_RESOLUTION,
  resolutionIn,
  savedDecision,
  type Decision,
  type DecisionLists,
} from './decision.ts';
import { useUpdate, useRecordContact, type Attempt } from './use-saves.ts';

const NO_DATE = 'Elija una fecha.';

/** A next contact; without a day, none. */
type NextContact = components['schemas']['NextContactDto'];
export type PlannedContact = Omit<NextContact, 'date'> & { date: IsoDate | null };

const NONE: PlannedContact = { date: null, time: null, channel: 'phone', note: '' };

interface Draft {
  readonly outcome: ContactOutcome | null;
  readonly note: string;
  readonly decision: Partial<Decision>;
  /** Absent for the planned contact. */
  readonly next?: PlannedContact | undefined;
  /** Whether the user chose the next contact, which an outcome then keeps. */
  readonly isNextChosen?: boolean | undefined;
  /** The latest attempt to save it, which may have been recorded if its answer was lost. */
  readonly attempt?: Attempt | undefined;
}

const NO_DRAFT: Draft = { outcome: null, note: '', decision: {} };

/** Field that a save needs and that is not complete; null for none. */
type Missing = 'outcome' | 'note' | 'date' | 'resolution' | null;

/**
 * Returns what is typed into the sheet's one form, and its saves. What a colleague changes meanwhile is shown wherever nothing was typed. See
 * docs/rules.md R312, R870.
 */
export function useInformation(read: SimulationRead, lists: DecisionLists | null, onSaved: () => void) {
  const today = useSantiagoDay();
  const [draft, setDraft] = useState(NO_DRAFT);
  const [isChecked, setChecked] = useState(false);
  const empty = (): void => {
    setDraft(NO_DRAFT);
    setChecked(false);
  };
  const recording = useRecordContact(read);
  const updating = useUpdate(() => setDraft((typed) => ({ ...typed, decision: {} })));
  const isSaving = recording.isWorking || updating.isUpdating;

  const { uuid, version } = read;
  const resolutions = choosableResolutions(lists?.resolutions ?? [], read);
  const saved = savedDecision(read);
  const chosen = { ...saved, ...draft.decision };
  const isDecided = !isSame(chosen, saved);
  const isUnresolved = chosen.resolution === NO_RESOLUTION;
  const stateName = lists?.states.find(({ id }) => id === chosen.state)?.description;
  const isWanted = mayContact(read);
  const isOver = isRejected(stateName ?? read.estado_description) || !isWanted;
  const planned = (read.next_contact as PlannedContact | null) ?? NONE;
  const lock = lockOf(read);
  const isAnyTyped = JSON.stringify({ ...draft, decision: {} }) !== JSON.stringify(NO_DRAFT) || isDecided;
  // A locked simulation shows only the note, to be copied.
  const isTyped = lock === null ? isAnyTyped : draft.note !== '';
  // The mark stays during a save, because the save may fail.
  useUnsavedInDetail(isTyped);

  const missingIn = ({ outcome, note, next = planned }: Draft): Missing => {
    if (isUnresolved) return 'resolution';
    if (!isOver && next.date === null && next.time !== null) return 'date';
    // The planned day may have passed.
    const day = isOver || next === planned ? null : next.date;
    if (day !== null && contactDayProblem(day, today) !== null) return 'date';
    const isNothing = (outcome === null || !isWanted) && note.trim() === '' && next === planned && !isDecided;
    if (!isNothing) return null;
    return isWanted ? 'outcome' : 'note';
  };
  const next = draft.next ?? planned;
  const dayProblem = next.date === null ? NO_DATE : contactDayProblem(next.date, today);

  /** Changes fields, but not during a save, which would lose the change. */
  const change = (part: Partial<Draft>): void =>
    void (isSaving || setDraft({ ...draft, attempt: undefined, ...part }));
  const withOutcome = (typed: Draft, outcome: ContactOutcome): Draft => {
    if (typed.isNextChosen) return { ...typed, attempt: undefined, outcome };
    const moment = proposedMoment(outcome, { date: today, time: formatTime(serverNow()) });
    return { ...typed, attempt: undefined, outcome, next: { ...NONE, ...moment } };
  };

  const update = (): void => {
    const body = changeOf(chosen);
    if (body !== null && isDecided && !isSaving)
      updating.update({ uuid, version, body, before: changeOf(saved) ?? body });
  };

  /** Saves what was typed in one request. Returns what is missing, in which case nothing is saved. */
  const save = (typed: Draft = draft): Missing => {
    setChecked(true);
    const missing = missingIn(typed);
    if (missing !== null || isSaving) return missing;
    const { outcome, note, next: typedNext = planned, attempt: former } = typed;
    const { state: estado, resolution: resolucion, executive: commercial } = chosen;
    const body = {
      ...(outcome !== null && isWanted && { outcome }),
      note,
      ...(isDecided && { estado, resolucion }),
      ...(commercial !== saved.executive && { commercial, ...leaving(chosen) }),
      ...(!isOver && typedNext.date !== null && { next_contact: typedNext as NextContact }),
      ...(recording.isAttended && { anyway: true }),
    };
    const attempt = former && !recording.wasRefused ? former : { body, key: former?.key ?? newIntentKey() };
    setDraft({ ...typed, attempt });
    recording.record({
      ...attempt,
      onRecorded: () => {
        empty();
        onSaved();
      },
    });
    return null;
  };

  return {
    ...{ draft, chosen, isUnresolved, next, resolutions, lock, isOver, isTyped, isDecided, isSaving, today },
    /** Missing part of the last save; null for none. */
    missing: isChecked ? missingIn(draft) : null,
    dayProblem,
    choose: (outcome: ContactOutcome): void => void (isSaving || setDraft(withOutcome(draft, outcome))),
    write: (note: string): void => change({ note }),
    /** Chooses a state with the resolution that stays or is its first one, a resolution with its state, or an executive. */
    decide: (part: Partial<Decision>): void => {
      const { state = chosen.state, resolution = resolutionIn(state, chosen.resolution, resolutions) } = part;
      const both = part.executive === undefined ? { state, resolution } : {};
      change({ decision: { ...draft.decision, ...part, ...both } });
    },
    plan: (part: Partial<PlannedContact> | null): void =>
      change(
        part === null
          ? { next: undefined, isNextChosen: undefined }
          : { next: { ...next, ...part }, isNextChosen: true },
      ),
    /** Applies keys that were pressed before the form was there: outcome, a note after Tab, and the save. */
    type: (keys: readonly KeyboardEvent[]): Missing => {
      let typed = draft;
      let isInNote = false;
      let isSaved = false;
      for (const { key, ctrlKey, metaKey } of keys) {
        const outcome = outcomeOf(key);
        if (key === 'Enter' && (ctrlKey || metaKey)) isSaved = true;
        else if (key === 'Tab') isInNote = true;
        else if (isInNote && key === 'Backspace') typed = { ...typed, note: typed.note.slice(0, -1) };
        else if (isInNote && key.length === 1)
          typed = { ...typed, attempt: undefined, note: typed.note + key };
        else if (outcome !== undefined) typed = withOutcome(typed, outcome);
      }
      if (typed !== draft) setDraft(typed);
      return isSaved ? save(typed) : null;
    },
    save,
    update,
    empty: (): void => void (isSaving || empty()),
    recording,
    updating,
  };
}

/** Returns the outcome that a key chooses. */
export const outcomeOf = (key: string): ContactOutcome | undefined => CONTACT_OUTCOMES[Number(key) - 1];
