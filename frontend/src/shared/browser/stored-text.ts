/** Texts that survive navigation, in session storage and removed with the session, and values in any storage. */
import { tabStorage } from './browser-storage.ts';

export type ValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const readStoredText = (key: string): string => tabStorage().getItem(key) ?? '';

/** Stores the text; '' removes it. */
export const writeStoredText = (key: string, text: string): void => write(tabStorage(), key, text);

/** Returns the stored value; null without one, and for a text that is none. */
export function readStored(storage: ValueStorage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value; null removes it. */
export const writeStored = (storage: ValueStorage, key: string, value: object | null): void =>
  write(storage, key, value === null ? '' : JSON.stringify(value));

/** Writes a text. If storage is full or forbidden, it is lost with the screen. */
function write(storage: ValueStorage, key: string, text: string): void {
  try {
    if (text === '') storage.removeItem(key);
    else storage.setItem(key, text);
  } catch {
    // A value that could not be stored is still on screen.
  }
}
