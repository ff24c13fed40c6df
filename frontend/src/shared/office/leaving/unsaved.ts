/** Staff's unsaved values: any navigation that would lose them asks first. See docs/rules.md R420. */
import { useEffect, useSyncExternalStore } from 'react';
import { UNSAVED_SIMULATION_KEY } from '../../browser/browser-storage.ts';
import { readStoredText } from '../../browser/stored-text.ts';

type Leave = () => void;

interface Question {
  readonly leave: Leave;
  /** True if the screen is left, with all that is unsaved on it. */
  readonly losesAll: boolean;
}

/** One mark for each form with unsaved values that are lost with its screen. */
const unsaved = new Set<object>();
/** One mark for each form with unsaved values that are lost with the open detail. */
const unsavedInDetail = new Set<object>();
const listeners = new Set<() => void>();
let pending: Question | null = null;

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function ask(question: Question | null): void {
  pending = question;
  notify();
}

/** Returns the question that waits for an answer; null for none. */
export const usePendingLeave = (): Question | null => useSyncExternalStore(subscribe, () => pending);

export const hasUnsaved = (): boolean => unsaved.size > 0;

export const hasUnsavedInDetail = (): boolean => unsavedInDetail.size > 0;

export const useHasUnsavedInDetail = (): boolean => useSyncExternalStore(subscribe, hasUnsavedInDetail);

const hasUnsavedSimulation = (): boolean => readStoredText(UNSAVED_SIMULATION_KEY) !== '';

function askIf(isUnsaved: boolean, leave: Leave, losesAll = true): void {
  if (isUnsaved) ask({ leave, losesAll });
  else leave();
}

/** Leaves the screen, or its open detail, immediately if nothing would be lost, else after a confirmation. */
export const askToLeave = (leave: Leave): void => askIf(hasUnsaved() || hasUnsavedInDetail(), leave);

/** Leaves the open detail immediately if nothing would be lost, else after a confirmation. */
export const askToLeaveDetail = (leave: Leave): void =>
  askIf(
    hasUnsavedInDetail(),
    () => {
      unsavedInDetail.clear();
      leave();
    },
    false,
  );

/** Signs out immediately if nothing would be lost, also of the simulator's drafts in the tab, else after a confirmation. */
export const askToSignOut = (signOut: Leave): void =>
  askIf(hasUnsaved() || hasUnsavedInDetail() || hasUnsavedSimulation(), signOut);

/** Loses values immediately if they are saved, else after a confirmation. Discards nothing else of the screen, which stays open. */
export const askToLose = (isUnsaved: boolean, lose: Leave): void => askIf(isUnsaved, lose, false);

export const stay = (): void => ask(null);

export function leaveUnsaved(): void {
  const question = pending;
  if (question?.losesAll === true) discardUnsaved();
  ask(null);
  question?.leave();
}

/** Takes the marks of what the user leaves unsaved, so that nothing asks once more. */
export function discardUnsaved(): void {
  unsaved.clear();
  unsavedInDetail.clear();
  notify();
}

/** Makes the browser ask before the tab is closed or reloaded. */
export function useUnsavedInTab(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const refuse = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', refuse);
    return () => window.removeEventListener('beforeunload', refuse);
  }, [isUnsaved]);
}

/** Makes any navigation ask. For values that are lost with their screen. */
export function useUnsaved(isUnsaved: boolean): void {
  useUnsavedInTab(isUnsaved);
  useMark(unsaved, isUnsaved);
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

/** Makes all that closes the open detail ask. */
export function useUnsavedInDetail(isUnsaved: boolean): void {
  useUnsavedInTab(isUnsaved);
  useMark(unsavedInDetail, isUnsaved);
}

function useMark(marks: Set<object>, isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const mark = {};
    marks.add(mark);
    notify();
    return () => {
      marks.delete(mark);
      notify();
    };
  }, [marks, isUnsaved]);
}
