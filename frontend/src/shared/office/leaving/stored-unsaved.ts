/**
 * Staff's unsaved values, stored in the tab so that they outlive their screen. Signing out removes them, and so does another
 * user's sign-in.
 */
import { tabStorage } from '../../browser/browser-storage.ts';
import { writeStoredText, readStoredText } from '../../browser/stored-text.ts';

const UNSAVED_PREFIX = 'sin guardar ';

export const storedUnsaved = (key: string): string => readStoredText(UNSAVED_PREFIX + key);

export const storeUnsaved = (key: string, text: string): void => writeStoredText(UNSAVED_PREFIX + key, text);

/** End of the key of a search, which the end of a session does not lose, and about whose loss nothing asks. */
export const KEPT_SEARCH = 'búsqueda';

export const hasStoredUnsaved = (): boolean =>
  Object.keys(tabStorage()).some((key) => key.startsWith(UNSAVED_PREFIX) && !key.endsWith(KEPT_SEARCH));
