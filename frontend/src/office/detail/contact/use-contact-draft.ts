import { useState } from 'react';
import type { ContactOutcome } from '@simulador/contracts/office/next-contact';
import { storeUnsaved, storedUnsaved } from '#shared/office/leaving/stored-unsaved.ts';
import { useUnsavedInTab } from '#shared/office/leaving/unsaved.ts';
import type { ContactDraft } from '#shared/office/next-contact/contact-fields.tsx';

export interface Draft {
  readonly outcome: ContactOutcome | null;
  readonly note: string;
  /** Id of the chosen resolution; null for the saved one. */
  readonly resolution: number | null;
  /** Null for none; absent for the planned contact. */
  readonly next?: ContactDraft | null | undefined;
  /** Whether the user chose the next contact, which an outcome then keeps. */
  readonly isNextChosen?: boolean;
}

export const NO_DRAFT: Draft = { outcome: null, note: '', resolution: null };

const isDraft = (draft: Draft): boolean => JSON.stringify(draft) !== JSON.stringify(NO_DRAFT);

/** Returns the storage key of a simulation's contact while it is typed. */
export const contactKeyOf = (simulation: string): string => `registro ${simulation}`;

/** Returns the draft in the tab's storage, which neither going back nor a reload loses. */
export function useContactDraft(simulation: string) {
  const key = contactKeyOf(simulation);
  const [draft, setDraft] = useState<Draft>(() => {
    const stored = storedUnsaved(key);
    return stored === '' ? NO_DRAFT : (JSON.parse(stored) as Draft);
  });
  const isTyped = isDraft(draft);
  useUnsavedInTab(isTyped);
  const change = (next: Draft): void => {
    setDraft(next);
    storeUnsaved(key, isDraft(next) ? JSON.stringify(next) : '');
  };
  return { draft, setDraft: change, isTyped };
}
