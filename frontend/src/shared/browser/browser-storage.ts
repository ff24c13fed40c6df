/** Stores nothing. */
export const NO_STORAGE: Storage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
};

/** Returns the storage, or one that stores nothing if the browser forbids it: reading the property throws then. */
function allowed(storage: () => Storage): Storage {
  try {
    return storage();
  } catch {
    return NO_STORAGE;
  }
}

/** Ends with the tab. */
export const tabStorage = (): Storage => allowed(() => window.sessionStorage);
/** Outlives the visit. */
export const browserStorage = (): Storage => allowed(() => window.localStorage);
