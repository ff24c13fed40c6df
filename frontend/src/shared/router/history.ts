/** Entries of the browser's history, as the router reads and writes them. */

export interface Path {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

export interface Location extends Path {
  /** State of the history entry; null if it has none. */
  readonly state: unknown;
  /** Name of the history entry, different for each. */
  readonly key: string;
}

/** Address within the client. What it leaves out before its first part is the current address'. */
export type To = string | Partial<Path>;

export interface RouterHistory {
  /** Returns the present entry, as a new object each time. */
  readonly read: () => Location;
  readonly write: (location: Location, isReplaced: boolean) => void;
  readonly go: (by: number) => void;
  /** Calls the listener after each step back or forward. */
  readonly listen: (onStep: () => void) => () => void;
}

const FIRST = 'default';

export const newKey = (): string => Math.random().toString(36).slice(2, 10);

export const hrefOf = ({ pathname, search, hash }: Path): string => pathname + search + hash;

/** Returns the path of an address. */
export function pathOf(to: To, pathname: string): Path {
  if (typeof to !== 'string') return { pathname, search: '', hash: '', ...to };
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  return { pathname: path || pathname, search, hash };
}

/** State of the browser's history entry. The names of former releases' router, so that an entry outlives a release. */
interface Entry {
  readonly usr: unknown;
  readonly key: string;
  readonly idx: number;
}

const entry = (): Partial<Entry> => (window.history.state ?? {}) as Partial<Entry>;

/** Returns true to hold a step of so many entries, which the browser has already done. */
type StepGuard = (by: number) => boolean;
let guard: StepGuard | null = null;

/** Asks the guard before each step between entries of the client. Returns the function that removes it. */
export function guardSteps(next: StepGuard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}

/** Returns the history of the browser's tab. */
export function browserHistory(): RouterHistory {
  if (entry().idx === undefined) window.history.replaceState({ ...entry(), idx: 0 }, '');
  let index = entry().idx ?? 0;
  return {
    read: () => {
      const { pathname, search, hash } = window.location;
      return { pathname, search, hash, state: entry().usr ?? null, key: entry().key ?? FIRST };
    },
    write: (location, isReplaced) => {
      if (!isReplaced) index = (entry().idx ?? 0) + 1;
      const state: Entry = { usr: location.state, key: location.key, idx: index };
      window.history[isReplaced ? 'replaceState' : 'pushState'](state, '', hrefOf(location));
    },
    go: (by) => window.history.go(by),
    listen: (onStep) => {
      const step = (): void => {
        const { idx = NaN } = entry();
        const by = idx - index;
        // Back at the entry that a guard held.
        if (by === 0 || (!Number.isNaN(by) && guard?.(by))) return;
        index = idx;
        onStep();
      };
      window.addEventListener('popstate', step);
      return () => window.removeEventListener('popstate', step);
    },
  };
}

type Start = string | (Partial<Path> & { readonly state?: unknown });

/** Returns a history of its own, outside of a browser's. The last of the entries is the present one. */
export function memoryHistory(starts: readonly Start[]): RouterHistory {
  const entries = starts.map((start): Location => {
    const state = typeof start === 'string' ? null : (start.state ?? null);
    return { ...pathOf(start, '/'), state, key: newKey() };
  });
  let index = entries.length - 1;
  const listeners = new Set<() => void>();
  const read = (): Location => ({ ...pathOf('/', '/'), state: null, key: FIRST, ...entries[index] });
  return {
    read,
    write: (location, isReplaced) => {
      if (!isReplaced) index += 1;
      entries.splice(index, isReplaced ? 1 : entries.length, location);
    },
    go: (by) => {
      index = Math.min(Math.max(index + by, 0), entries.length - 1);
      listeners.forEach((onStep) => onStep());
    },
    listen: (onStep) => {
      listeners.add(onStep);
      return () => void listeners.delete(onStep);
    },
  };
}
