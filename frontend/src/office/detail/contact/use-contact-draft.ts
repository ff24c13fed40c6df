import type { components } from '@simulador/contracts/generated/bff';
import type { ContactOutcome } from '@simulador/contracts/office/next-contact';
import { useUnsavedText } from '#shared/office/leaving/use-unsaved-text.ts';
import type { ContactDraft } from '#shared/office/next-contact/contact-fields.tsx';

/** A request to record a contact, repeated as it is until its outcome is known. */
export interface Attempt {
  readonly body: components['schemas']['ContactRecordDto'];
  readonly key: string;
}

export interface Draft {
  readonly outcome: ContactOutcome | null;
  readonly note: string;
  /** Id of the chosen resolution; null for the saved one. */
  readonly resolution: number | null;
  /** Null for none; absent for the planned contact. */
  readonly next?: ContactDraft | null | undefined;
  /** Whether the user chose the next contact, which an outcome then keeps. */
  readonly isNextChosen?: boolean;
  /** The latest attempt to save it, which may have been recorded if its answer was lost. */
  readonly attempt?: Attempt | undefined;
}

export const NO_DRAFT: Draft = { outcome: null, note: '', resolution: null };

const EMPTY = JSON.stringify(NO_DRAFT);

/** Returns the storage key of a simulation's contact while it is typed. */
export const contactKeyOf = (simulation: string): string => `registro ${simulation}`;

/** Returns the draft in the tab's storage, which neither going back nor a reload loses. */
export function useContactDraft(simulation: string, isSavedElsewhere: boolean) {
  const { text, write } = useUnsavedText(contactKeyOf(simulation), EMPTY, isSavedElsewhere);
  return {
    draft: JSON.parse(text) as Draft,
    setDraft: (next: Draft): void => write(JSON.stringify(next)),
    isTyped: text !== EMPTY,
  };
}
