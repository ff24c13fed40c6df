/**
 * Answers that survive a reload: the tab stores everything, RUT, e-mail, phone and names included, until it closes. A later visit finds
 * only figures that the visitor chose to keep (`kept-figures.ts`). Anybody may have written to the storage, so the answers are checked.
 */
import { STAFF_DRAFT_KEY, WEB_DRAFT_KEY } from '#shared/browser/browser-storage.ts';
import { readStored, writeStored, type ValueStorage } from '#shared/browser/stored-text.ts';
import { blankAnswers, isSame, type Answers } from '../answers/answers.ts';
import { INITIAL_PROGRESS, type Progress } from './progress.ts';
import type { SharedFigures } from './shared-figures.ts';
import { INITIAL_MODULES } from './modules.ts';

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

/** Returns the stored draft, else the initial state. */
export function loadDraft(storage: ValueStorage, { key, owner, blank } = PUBLIC_STORE): Draft {
  const stored = readStored(storage, key);
  const isOurs = hasAll(stored, SHAPE) && (stored['owner'] ?? null) === owner;
  return isOurs && stored['version'] === STORAGE_VERSION
    ? { ...blank, ...(stored['state'] as Draft) }
    : blank;
}

/** Example of an object's parts by name. Where it has null, a number is allowed too, as for amounts. */
type Sample = Readonly<Record<string, unknown>>;

const { client, project, credit } = PUBLIC_DRAFT;
const SHAPE: Sample = { state: { client, project, credit, modules: INITIAL_MODULES, intentKey: '' } };
const CURRENCIES: readonly unknown[] = ['UF', 'CLP'];

function isLike(value: unknown, sample: unknown, name: string): boolean {
  if (name === 'currency') return CURRENCIES.includes(value);
  if (sample === null) return value === null || typeof value === 'number';
  return typeof sample === 'object' ? hasAll(value, sample as Sample) : typeof value === typeof sample;
}

/** Returns true for an object with all parts of the sample. Anybody may have written to the storage. */
export const hasAll = (value: unknown, sample: Sample): value is Sample =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(sample).every(([name, part]) => isLike((value as Sample)[name], part, name));
