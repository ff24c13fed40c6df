/** Text that must survive navigation is kept in session storage, and removed with the session. */
import { tabStorage } from './browser-storage.ts';

/** '' if none is stored. */
export const readStoredText = (key: string): string => tabStorage().getItem(key) ?? '';

/** '' removes it. If storage is full or forbidden, the text lasts as long as the screen. */
export function writeStoredText(key: string, text: string): void {
  try {
    if (text === '') tabStorage().removeItem(key);
    else tabStorage().setItem(key, text);
  } catch {
    // The text is still on screen.
  }
}
