import type { components } from '@simulador/contracts/generated/bff';
import type { ContactOutcome } from '@simulador/contracts/office/next-contact';
import { useDetailDraft } from '#shared/office/leaving/detail-drafts.tsx';
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

/** Returns the contact that is typed in the open detail. */
export function useContactDraft() {
  const [draft, setDraft] = useDetailDraft('contact', NO_DRAFT);
  return { draft, setDraft, isTyped: JSON.stringify(draft) !== JSON.stringify(NO_DRAFT) };
}
