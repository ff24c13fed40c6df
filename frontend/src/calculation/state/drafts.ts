/**
 * Answers that survive a reload. The tab stores everything, RUT, e-mail, phone and names included, until it closes. For a later
 * visit the browser stores the figures of project and credit only: no personal data, and no free text, which may contain some.
 * What staff simulate for their clients is stored in the tab only.
 */
import { STAFF_DRAFT_KEY } from '#shared/browser/browser-storage.ts';
import {
  blankAnswers,
  isSame,
  NO_CREDIT,
  NO_PROJECT,
  type Answers,
  type CreditAnswers,
  type ProjectAnswers,
} from '../answers/answers.ts';
import { isFigures, isObject, isState } from './draft-shape.ts';
import { INITIAL_PROGRESS, type Progress } from './progress.ts';
import type { SharedFigures } from './shared-figures.ts';

/** State of a simulation: answers and progress. */
export type Draft = Answers & Progress;

export const STORAGE_KEY = 'simulador';
/** Increased when the state's shape changes. Drafts of an older version are ignored. */
export const STORAGE_VERSION = 7;

export const PUBLIC_DRAFT: Draft = { ...blankAnswers('web'), ...INITIAL_PROGRESS };

/** Returns the draft of a link. The co-debtor is not in it: the receiver states one, or removes it. */
export const sharedDraft = ({ hasCodebtor, ...figures }: SharedFigures): Draft => ({
  ...PUBLIC_DRAFT,
  ...figures,
  client: { ...PUBLIC_DRAFT.client, hasCodebtor },
  isShared: true,
});

/** The storage key of a flavour's answers, and their user: another user's are not read. */
export interface DraftStore {
  readonly key: string;
  readonly owner: string | null;
  readonly blank: Draft;
}

export const PUBLIC_STORE: DraftStore = { key: STORAGE_KEY, owner: null, blank: PUBLIC_DRAFT };
/** Returns where a user's draft is stored. `owner`: the user's id; `blank`: initial answers. */
export const staffStore = (owner: string, blank = blankAnswers('pro')): DraftStore => ({
  key: STAFF_DRAFT_KEY,
  owner,
  blank: { ...blank, ...INITIAL_PROGRESS },
});

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface Storages {
  readonly tab: DraftStorage;
  readonly browser: DraftStorage;
}

interface StoredFigures {
  readonly project: ProjectAnswers;
  readonly credit: CreditAnswers;
}

const withoutText = (project: ProjectAnswers): ProjectAnswers => ({
  ...project,
  address: NO_PROJECT.address,
  otherPropertyType: NO_PROJECT.otherPropertyType,
  locationSearch: NO_PROJECT.locationSearch,
});

const NO_FIGURES: StoredFigures = { project: NO_PROJECT, credit: NO_CREDIT };

export function saveDraft(storages: Storages, state: Draft, store = PUBLIC_STORE): void {
  const { tab, browser } = storages;
  write(tab, store, isSame(state, store.blank) ? null : { state });
  if (store.owner !== null) return;
  const figures: StoredFigures = { project: withoutText(state.project), credit: state.credit };
  write(browser, store, isSame(figures, NO_FIGURES) ? null : { figures });
}

/** Returns whether there is a stored draft. */
export const hasStoredDraft = (storages: Storages): boolean => loadDraft(storages) !== PUBLIC_DRAFT;

/** Returns the tab's draft, else the figures of an earlier visit, else the initial state. */
export function loadDraft({ tab, browser }: Storages, store = PUBLIC_STORE): Draft {
  const stored = read(tab, store)?.['state'];
  if (isState(stored)) return { ...store.blank, ...stored };
  const figures = store.owner === null ? read(browser, store)?.['figures'] : null;
  if (!isFigures(figures)) return store.blank;
  return { ...store.blank, ...figures, isResumed: true };
}

function write(storage: DraftStorage, { key, owner }: DraftStore, content: object | null): void {
  try {
    if (content === null) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify({ version: STORAGE_VERSION, owner, ...content }));
  } catch {
    // Storage is full or forbidden: the answers stay in memory.
  }
}

function read(storage: DraftStorage, { key, owner }: DraftStore): Readonly<Record<string, unknown>> | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    const isOurs =
      isObject(stored) && stored['version'] === STORAGE_VERSION && (stored['owner'] ?? null) === owner;
    return isOurs ? stored : null;
  } catch {
    return null;
  }
}
