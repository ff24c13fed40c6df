/** Unsaved values of staff that outlive their screen, since the tab keeps them: only signing out, or another user's sign-in, which empties the tab, loses them. */
import { tabStorage } from '#shared/browser/browser-storage.ts';
import { keepText, keptText } from '#shared/browser/kept-text.ts';
import { UNSAVED_PREFIX } from '#shared/browser/staff-typed.ts';

/** '' if none is kept. */
export const keptUnsaved = (key: string): string => keptText(UNSAVED_PREFIX + key);

/** '' removes it. */
export const keepUnsaved = (key: string, text: string): void => keepText(UNSAVED_PREFIX + key, text);

export const hasKeptUnsaved = (): boolean =>
  Object.keys(tabStorage()).some((key) => key.startsWith(UNSAVED_PREFIX));
