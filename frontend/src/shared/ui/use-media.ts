import { useCallback, useSyncExternalStore } from 'react';
import { listen } from '#shared/browser/listen.ts';

/** Returns whether a media query matches now. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => listen(window.matchMedia(query), ['change'], onChange),
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
