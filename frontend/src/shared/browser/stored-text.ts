/** Texts that survive navigation, in session storage and removed with the session, and values in any storage. */
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

export type ValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Returns the stored value; null without one, and for a text that is none. */
export function readStored(storage: ValueStorage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value; null removes it. If storage is full or forbidden, it is lost with the screen. */
export function writeStored(storage: ValueStorage, key: string, value: object | null): void {
  try {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(value));
  } catch {
    // The value is still in memory.
  }
}
