/** Storage that stores nothing. */
export const NO_STORAGE: Storage = {
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
