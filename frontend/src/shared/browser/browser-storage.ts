const NO_STORAGE: Storage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
};

/** Returns the storage, or one that stores nothing if the browser forbids access, which throws. */
function allowed(storage: () => Storage): Storage {
  try {
    return storage();
  } catch {
    return NO_STORAGE;
  }
}

/** Returns the storage that ends with the tab. */
export const tabStorage = (): Storage => allowed(() => window.sessionStorage);
/** Returns the storage that outlives the visit. */
export const browserStorage = (): Storage => allowed(() => window.localStorage);

/** Prefix of the storage keys of staff's unsaved input in this tab. It survives the end of the session, for the same user. */
export const UNSAVED_PREFIX = 'sin guardar ';
export const STAFF_DRAFT_KEY = 'simulador-profesional';
/** Storage keys of the web simulator, which anybody may open: staff's answers are hidden while nobody is signed in. */
export const WEB_DRAFT_KEY = 'simulador';
export const ESTIMATE_KEY = 'estimacion';
export const WEB_KEYS = [WEB_DRAFT_KEY, ESTIMATE_KEY] as const;

export const isStaffTyped = (key: string): boolean =>
  key.startsWith(UNSAVED_PREFIX) || key === STAFF_DRAFT_KEY;
