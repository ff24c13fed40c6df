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

export const STAFF_DRAFT_KEY = 'simulador-profesional';
/** Storage key of the web simulator's answers; anybody may open it, so staff's are hidden while nobody is signed in. */
export const WEB_DRAFT_KEY = 'simulador';
/** Storage key of the figures that are kept for a later visit. */
export const ESTIMATE_KEY = 'estimacion';
/** Storage key that is there while staff's professional simulation is not saved: signing out asks. */
export const UNSAVED_SIMULATION_KEY = 'simulacion-sin-guardar';
