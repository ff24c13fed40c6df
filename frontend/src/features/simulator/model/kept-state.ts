/**
 * What survives a reload, and where. The tab keeps everything, RUT, e-mail, phone and names included, and takes it along
 * when it closes. The browser keeps the figures of project and credit only, for a later visit: nothing that tells whose
 * they are, nor free text, which may tell anything.
 */
import { NO_CREDIT, NO_PROJECT, type CreditAnswers, type ProjectAnswers } from './answers.ts';
import { INITIAL_STATE, type SimulatorState } from './simulator-state.ts';

export const STORAGE_KEY = 'simulador';
/** Counts up when the state's shape changes: an older one is not read. */
export const STORAGE_VERSION = 2;

export type KeepingStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface Storages {
  readonly tab: KeepingStorage;
  readonly browser: KeepingStorage;
}

interface KeptFigures {
  readonly project: ProjectAnswers;
  readonly credit: CreditAnswers;
}

const withoutText = (project: ProjectAnswers): ProjectAnswers => ({
  ...project,
  address: NO_PROJECT.address,
  otherPropertyType: NO_PROJECT.otherPropertyType,
  locationSearch: NO_PROJECT.locationSearch,
});

const isSame = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);
const NO_FIGURES: KeptFigures = { project: NO_PROJECT, credit: NO_CREDIT };

export function saveState({ tab, browser }: Storages, state: SimulatorState): void {
  const figures: KeptFigures = { project: withoutText(state.project), credit: state.credit };
  write(tab, isSame(state, INITIAL_STATE) ? null : { state });
  write(browser, isSame(figures, NO_FIGURES) ? null : { figures });
}

/** Where this tab left off; else the figures of an earlier visit; else the beginning. */
export function loadState({ tab, browser }: Storages): SimulatorState {
  const kept = read(tab)?.['state'];
  if (isObject(kept)) return { ...INITIAL_STATE, ...kept };
  const figures = read(browser)?.['figures'];
  if (!isObject(figures)) return INITIAL_STATE;
  return { ...INITIAL_STATE, ...(figures as Partial<KeptFigures>), isResumed: true };
}

function write(storage: KeepingStorage, content: object | null): void {
  try {
    if (content === null) storage.removeItem(STORAGE_KEY);
    else storage.setItem(STORAGE_KEY, JSON.stringify({ version: STORAGE_VERSION, ...content }));
  } catch {
    // Full or forbidden: the answers live on in memory.
  }
}

function read(storage: KeepingStorage): Readonly<Record<string, unknown>> | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null');
    return isObject(kept) && kept['version'] === STORAGE_VERSION ? kept : null;
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
