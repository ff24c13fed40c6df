/**
 * Answers that survive a reload: the tab stores everything, RUT, e-mail, phone and names included, until it closes. A later visit finds
 * only figures that the visitor chose to keep (`kept-figures.ts`).
 */
import { STAFF_DRAFT_KEY, WEB_DRAFT_KEY } from '#shared/browser/browser-storage.ts';
import { readStored, writeStored, type ValueStorage } from '#shared/browser/stored-text.ts';
import { blankAnswers, isSame, type Answers } from '../answers/answers.ts';
import { INITIAL_PROGRESS, type Progress } from './progress.ts';
import type { SharedFigures } from './shared-figures.ts';

export type Draft = Answers & Progress;

/** Increased when the state's shape changes. Drafts of an older version are ignored. */
export const STORAGE_VERSION = 7;

export const PUBLIC_DRAFT: Draft = { ...blankAnswers('web'), ...INITIAL_PROGRESS };

/** Returns the draft of a link. The co-debtor is not in it: the receiver states one, or removes it. */
export const sharedDraft = ({ hasCodebtor, quote, ...figures }: SharedFigures): Draft => ({
  ...PUBLIC_DRAFT,
  ...figures,
  client: { ...PUBLIC_DRAFT.client, hasCodebtor },
  quote: quote ?? null,
  isShared: true,
});

/** The storage key of a flavour's answers, and their user: another user's are not read. */
export interface DraftStore {
  readonly key: string;
  readonly owner: string | null;
  readonly blank: Draft;
}

export const PUBLIC_STORE: DraftStore = { key: WEB_DRAFT_KEY, owner: null, blank: PUBLIC_DRAFT };
/** Returns where a user's draft is stored. `owner`: the user's id; `blank`: initial answers. */
export const staffStore = (owner: string, blank = blankAnswers('pro')): DraftStore => ({
  key: STAFF_DRAFT_KEY,
  owner,
  blank: { ...blank, ...INITIAL_PROGRESS },
});

export const saveDraft = (storage: ValueStorage, state: Draft, store = PUBLIC_STORE): void => {
  const { key, owner, blank } = store;
  writeStored(storage, key, isSame(state, blank) ? null : { version: STORAGE_VERSION, owner, state });
};

/** Returns the stored draft, else the initial state. Its version says that it has the present shape. */
export function loadDraft(storage: ValueStorage, { key, owner, blank } = PUBLIC_STORE): Draft {
  const stored = readStored(storage, key) as Stored | null;
  const isOurs = stored?.version === STORAGE_VERSION && (stored.owner ?? null) === owner;
  return isOurs ? { ...blank, ...stored.state } : blank;
}

interface Stored {
  readonly version?: number;
  readonly owner?: string | null;
  readonly state: Draft;
}
