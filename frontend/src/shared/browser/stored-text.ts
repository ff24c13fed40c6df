/** Text that survives navigation, in session storage. Removed with the session. */
import { tabStorage } from './browser-storage.ts';

export const readStoredText = (key: string): string => tabStorage().getItem(key) ?? '';

/** Stores the text; '' removes it. If storage is full or forbidden, the text is lost with the screen. */
export function writeStoredText(key: string, text: string): void {
  try {
    if (text === '') tabStorage().removeItem(key);
    else tabStorage().setItem(key, text);
  } catch {
    // The text is still on screen.
  }
}
