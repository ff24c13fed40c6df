/** Renders the professional simulator with an example. */
import { STAFF_DRAFT_KEY } from '#shared/browser/browser-storage.ts';
import { ProfessionalPage } from '../../calculation/professional/professional-page.tsx';
import { staffStore, STORAGE_VERSION, type Draft } from '../../calculation/state/drafts.ts';
import { opened } from '../../calculation/state/modules.ts';
import { renderForStaff } from '../render-for-staff.tsx';
import { COUNTER_CLIENT, CREDIT, PROJECT } from './answers.ts';
import type { Answers } from './fake-bff.ts';
import { showProps } from './render-simulator.tsx';
import { storedUnder } from './stored-drafts.ts';

export const USER_ID = 7;

export const REAL_ESTATES = '/api/integrations/get_real_estates';
export const PROJECTS = '/api/integrations/get_projects_by_real_estate/1';
export const EXECUTIVE_CREATE = '/simulations/api/executive/simulations/create';

export const COMPANY_LISTS: Answers = {
  [REAL_ESTATES]: () => [
    { Id: 1, Descripcion: 'Inmobiliaria Cerro Maitén' },
    { Id: 2, Descripcion: 'Inmobiliaria Quillay Norte' },
  ],
  [PROJECTS]: () => [{ Id: 12, Descripcion: 'Condominio Los Peumos' }],
};

const done = { active: false, valid: true };
const BLANK = staffStore(String(USER_ID)).blank;

/** Modules 1 and 2 answered, module 3 open and answered too. */
export const AT_CREDIT: Draft = {
  ...BLANK,
  client: COUNTER_CLIENT,
  project: PROJECT,
  credit: CREDIT,
  modules: opened({ ...BLANK.modules, m1: done, m2: done }, 'm3'),
};

/** Module 1 answered, module 2 open and empty. */
export const AT_PROJECT: Draft = {
  ...BLANK,
  client: COUNTER_CLIENT,
  modules: opened({ ...BLANK.modules, m1: done }, 'm2'),
};

/** Fills the user's session storage before the page opens. */
export function storeStaffDraft(state: Draft, owner = String(USER_ID)): void {
  const kept = JSON.stringify({ version: STORAGE_VERSION, owner, state });
  window.sessionStorage.setItem(STAFF_DRAFT_KEY, kept);
}

export const storedStaffDraft = (): Draft | null => storedUnder(STAFF_DRAFT_KEY)?.state ?? null;

/** @param entry state of the history entry */
export function renderProfessional(entry: unknown = null) {
  showProps();
  return renderForStaff('/simulador-profesional', <ProfessionalPage userId={USER_ID} aside={null} />, entry);
}
