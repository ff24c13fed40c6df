/** Staff's unsaved values: any navigation that would lose them asks first. See docs/rules.md R420. */
import { useEffect, useSyncExternalStore } from 'react';
import { UNSAVED_SIMULATION_KEY } from '../../browser/browser-storage.ts';
import { listen } from '../../browser/listen.ts';
import { readStoredText } from '../../browser/stored-text.ts';

type Leave = () => void;

interface Question {
  readonly leave: Leave;
  /** True if the screen is left, with all that is unsaved on it. */
  readonly losesAll: boolean;
}

/** Marks of the forms with unsaved values, by what they are lost with: their screen, or the open detail. */
const marks = { screen: new Set<object>(), detail: new Set<object>() };
const listeners = new Set<() => void>();
let pending: Question | null = null;

const notify = (): void => listeners.forEach((listener) => listener());

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

export const hasUnsaved = (): boolean => marks.screen.size > 0;

export const hasUnsavedInDetail = (): boolean => marks.detail.size > 0;

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
  askToLose(hasUnsavedInDetail(), () => {
    marks.detail.clear();
    leave();
  });

/** Signs out immediately if nothing would be lost, also of the simulator's drafts in the tab, else after a confirmation. */
export const askToSignOut = (signOut: Leave): void =>
  askIf(hasUnsaved() || hasUnsavedInDetail() || hasUnsavedSimulation(), signOut);

/** Loses values immediately if they are saved, else after a confirmation. Discards nothing else of the screen, which stays open. */
export const askToLose = (isUnsaved: boolean, lose: Leave): void => askIf(isUnsaved, lose, false);

export const stay = (): void => ask(null);

/** Leaves, without the marks of what is left unsaved, so that nothing asks once more. */
export function leaveUnsaved(): void {
  const question = pending;
  if (question?.losesAll) Object.values(marks).forEach((set) => set.clear());
  ask(null);
  question?.leave();
}

/** Makes the browser ask before the tab is closed or reloaded. */
export function useUnsavedInTab(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    return listen(window, ['beforeunload'], (event) => event.preventDefault());
  }, [isUnsaved]);
}

/** Makes any navigation ask. For values that are lost with their screen. */
export const useUnsaved = (isUnsaved: boolean): void => useMark('screen', isUnsaved);

/** Makes all that closes the open detail ask. */
export const useUnsavedInDetail = (isUnsaved: boolean): void => useMark('detail', isUnsaved);

/**
 * Makes any navigation ask. Returns the function that closes the form, for all of its ways out: it asks before unsaved values are
 * lost, and does nothing while the form is being saved.
 */
export function useUnsavedForm(isChanged: boolean, close: Leave, isSaving = false): Leave {
  const isUnsaved = isChanged && !isSaving;
  useUnsaved(isUnsaved);
  return () => void (isSaving || askToLose(isUnsaved, close));
}

function useMark(part: keyof typeof marks, isUnsaved: boolean): void {
  useUnsavedInTab(isUnsaved);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const mark = {};
    marks[part].add(mark);
    notify();
    return () => {
      marks[part].delete(mark);
      notify();
    };
  }, [part, isUnsaved]);
}
