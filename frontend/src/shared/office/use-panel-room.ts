import { useSyncExternalStore } from 'react';

/** Media query of the window's width. detail-over-list.module.css contains the same one. */
const WIDE = '(min-width: 80em)';

function subscribe(onChange: () => void): () => void {
  const wide = window.matchMedia(WIDE);
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}

/** Returns whether the window is wide enough for list and detail side by side. See docs/rules.md R516. */
export const useHasPanelRoom = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
