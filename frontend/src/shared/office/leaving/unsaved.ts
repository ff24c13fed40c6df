/** What staff typed and did not save: whatever would lose it asks first. See docs/rules.md R420. */
import { useEffect } from 'react';

type Leave = () => void;

const unsaved = new Set<object>();
const listeners = new Set<() => void>();
let asked: Leave | null = null;

/** What was asked for over something unsaved; null where nothing was. */
export const askedLeave = (): Leave | null => asked;

export function subscribeToLeave(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function ask(leave: Leave | null): void {
  asked = leave;
  for (const listener of listeners) listener();
}

export const hasUnsaved = (): boolean => unsaved.size > 0;

/** Does it at once where nothing is lost by it, else when the person says so. */
export function askToLeave(leave: Leave): void {
  if (hasUnsaved()) ask(leave);
  else leave();
}

export const stay = (): void => ask(null);

export function leaveUnsaved(): void {
  const leave = asked;
  unsaved.clear();
  ask(null);
  leave?.();
}

/** The browser asks before the tab is closed or loaded anew: for what ends with the tab. */
export function useUnsavedInTab(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const refuse = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', refuse);
    return () => window.removeEventListener('beforeunload', refuse);
  }, [isUnsaved]);
}

/** For what ends with its place on the screen. */
export function useUnsaved(isUnsaved: boolean): void {
  useUnsavedInTab(isUnsaved);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const mark = {};
    unsaved.add(mark);
    return () => {
      unsaved.delete(mark);
    };
  }, [isUnsaved]);
}
