/** Staff's unsaved values: any navigation that would lose them asks first. See docs/rules.md R420. */
import { useEffect, useEffectEvent } from 'react';
import { STAFF_ESTIMATE_KEY, UNSAVED_SIMULATION_KEY } from '../../browser/browser-storage.ts';
import { hasStoredUnsaved } from './stored-unsaved.ts';
import { readStoredText } from '../../browser/stored-text.ts';

type Leave = () => void;

/** Functions that discard unsaved values from the tab, one for each screen that has some. */
const unsaved = new Set<() => void>();
/** Functions that discard the unsaved choice of the open detail from the tab. */
const unsavedInDetail = new Set<() => void>();
const listeners = new Set<() => void>();
let pending: Question | null = null;

interface Question {
  readonly leave: Leave;
  /** Discards what is lost by it. */
  readonly discard: () => void;
}

/** Returns the question that waits for an answer; null for none. */
export const pendingLeave = (): Question | null => pending;

export function subscribeToLeave(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function ask(question: Question | null): void {
  pending = question;
  for (const listener of listeners) listener();
}

export const hasUnsaved = (): boolean => unsaved.size > 0;

/** Navigates immediately if nothing would be lost, else after a confirmation. */
export function askToLeave(leave: Leave): void {
  if (hasUnsaved()) ask({ leave, discard: discardAll });
  else leave();
}

export const hasUnsavedInDetail = (): boolean => unsavedInDetail.size > 0;

/** Opens another simulation's detail immediately if nothing would be lost, else after a confirmation. */
export function askToOpenOther(open: Leave): void {
  if (hasUnsavedInDetail()) ask({ leave: open, discard: discardAll });
  else askToLeave(open);
}

const hasUnsavedSimulation = (): boolean =>
  [UNSAVED_SIMULATION_KEY, STAFF_ESTIMATE_KEY].some((key) => readStoredText(key) !== '');

/** Signs out immediately if nothing would be lost, also of the simulator's drafts in the tab, else after a confirmation. */
export function askToSignOut(signOut: Leave): void {
  if (hasUnsaved() || hasStoredUnsaved() || hasUnsavedSimulation())
    ask({ leave: signOut, discard: discardAll });
  else signOut();
}

export const stay = (): void => ask(null);

export function leaveUnsaved(): void {
  const question = pending;
  question?.discard();
  ask(null);
  question?.leave();
}

function discardAll(): void {
  for (const discard of [...unsaved, ...unsavedInDetail]) discard();
  unsaved.clear();
  unsavedInDetail.clear();
}

/** Makes the browser ask before the tab is closed or reloaded. For values that are lost with the tab. */
export function useUnsavedInTab(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const refuse = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', refuse);
    return () => window.removeEventListener('beforeunload', refuse);
  }, [isUnsaved]);
}

/** Loses values immediately if they are saved, else after a confirmation. Discards nothing else of the screen, which stays open. */
export function askToLose(isUnsaved: boolean, lose: Leave): void {
  if (isUnsaved) ask({ leave: lose, discard: nothing });
  else lose();
}

/** Makes any navigation ask. For values that are lost with their screen; `discard` removes them from the tab, if it stores them. */
export function useUnsaved(isUnsaved: boolean, discard: () => void = nothing): void {
  useUnsavedInTab(isUnsaved);
  useMark(unsaved, isUnsaved, discard);
}

/**
 * Makes any navigation ask. Returns the function that closes the form, for all of its ways out: it asks before unsaved values are
 * lost, and does nothing while the form is being saved.
 */
export function useUnsavedForm(isChanged: boolean, close: Leave, isSaving = false): Leave {
  const isUnsaved = isChanged && !isSaving;
  useUnsaved(isUnsaved);
  return () => void (isSaving || askToLose(isUnsaved, close));
}

/** Makes opening another simulation's detail ask. For values of the open detail that the tab stores. */
export function useUnsavedInDetail(isUnsaved: boolean, discard: () => void): void {
  useMark(unsavedInDetail, isUnsaved, discard);
}

const nothing = (): void => undefined;

function useMark(marks: Set<() => void>, isUnsaved: boolean, discard: () => void): void {
  const drop = useEffectEvent(discard);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const mark = (): void => drop();
    marks.add(mark);
    return () => {
      marks.delete(mark);
    };
  }, [marks, isUnsaved]);
}
