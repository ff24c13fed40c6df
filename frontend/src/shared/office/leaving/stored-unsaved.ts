/** Unsaved values of staff that outlive their screen, since the tab keeps them: only signing out, or another user's sign-in, which empties the tab, loses them. */
import { tabStorage } from '#shared/browser/browser-storage.ts';
import { writeStoredText, readStoredText } from '#shared/browser/stored-text.ts';
import { UNSAVED_PREFIX } from '#shared/browser/staff-typed.ts';

/** '' if none is kept. */
export const storedUnsaved = (key: string): string => readStoredText(UNSAVED_PREFIX + key);

/** '' removes it. */
export const storeUnsaved = (key: string, text: string): void => writeStoredText(UNSAVED_PREFIX + key, text);

export const hasStoredUnsaved = (): boolean =>
  Object.keys(tabStorage()).some((key) => key.startsWith(UNSAVED_PREFIX));
