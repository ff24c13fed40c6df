/** Unsaved plan of a contact, stored in the tab: the end of a session loses nothing of it. See docs/rules.md R420. */
import { storeUnsaved, storedUnsaved } from '../leaving/stored-unsaved.ts';
import type { NextContact } from './use-next-contact.ts';

const keyOf = (simulation: string): string => `contacto ${simulation}`;

/** A contact whose day may not be chosen yet. */
export type ContactDraft = Omit<NextContact, 'date'> & { date: NextContact['date'] | null };

/** Returns the stored draft of a simulation's contact; null for none. */
export function storedDraft(simulation: string): ContactDraft | null {
  const stored = storedUnsaved(keyOf(simulation));
  return stored === '' ? null : (JSON.parse(stored) as ContactDraft);
}

export const storeDraft = (simulation: string, draft: ContactDraft): void =>
  storeUnsaved(keyOf(simulation), JSON.stringify(draft));

export const clearDraft = (simulation: string): void => storeUnsaved(keyOf(simulation), '');
