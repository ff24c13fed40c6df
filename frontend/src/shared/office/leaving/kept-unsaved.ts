/** Unsaved values of staff that outlive their screen, since the tab keeps them: only signing out, which empties the tab, loses them. */
import { tabStorage } from '#shared/browser/browser-storage.ts';
import { keepText, keptText } from '#shared/browser/kept-text.ts';

const PREFIX = 'sin guardar ';

/** '' if none is kept. */
export const keptUnsaved = (key: string): string => keptText(PREFIX + key);

/** '' removes it. */
export const keepUnsaved = (key: string, text: string): void => keepText(PREFIX + key, text);

export const hasKeptUnsaved = (): boolean => Object.keys(tabStorage()).some((key) => key.startsWith(PREFIX));
