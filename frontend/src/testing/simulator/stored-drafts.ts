/** Drafts of the simulator, and the session storage that they are in. */
import { WEB_DRAFT_KEY } from '#shared/browser/browser-storage.ts';
import { PUBLIC_DRAFT, STORAGE_VERSION, type Draft } from '../../calculation/state/drafts.ts';
import { progressReducer, type ProgressAction } from '../../calculation/state/progress.ts';
import { opened } from '../../calculation/state/modules.ts';
import { CLIENT, CREDIT, PROJECT } from './answers.ts';

const filled = PUBLIC_DRAFT.modules;
const done = { active: false, valid: true };

/** Modules 1 and 2 answered, module 3 open and answered too. */
export const AT_MODULE_3: Draft = {
  ...PUBLIC_DRAFT,
  client: CLIENT,
  project: PROJECT,
  credit: CREDIT,
  modules: opened({ ...filled, m1: done, m2: done }, 'm3'),
};

/** Module 1 answered, module 2 open. */
export const AT_MODULE_2: Draft = {
  ...PUBLIC_DRAFT,
  client: CLIENT,
  modules: opened({ ...filled, m1: done }, 'm2'),
};

export const after = (draft: Draft, ...actions: readonly ProgressAction[]): Draft => ({
  ...draft,
  ...actions.reduce(progressReducer, draft),
});

/** Fills the session storage before the page opens. */
export function storeDraft(state: Draft, version = STORAGE_VERSION): void {
  window.sessionStorage.setItem(WEB_DRAFT_KEY, JSON.stringify({ version, state }));
}

/** Returns the session storage's value once the page was left. */
export function storedUnder(key: string): { readonly owner: string | null; readonly state: Draft } | null {
  window.dispatchEvent(new Event('pagehide'));
  return JSON.parse(window.sessionStorage.getItem(key) ?? 'null') as ReturnType<typeof storedUnder>;
}

export const storedDraft = (): Draft | null => storedUnder(WEB_DRAFT_KEY)?.state ?? null;
