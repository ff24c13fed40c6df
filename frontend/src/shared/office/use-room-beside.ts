import { useSyncExternalStore } from 'react';

/** Media query of the window's width; detail-over-list.module.css has the same one. */
const WIDE = '(min-width: 1280px)';

function subscribe(onChange: () => void): () => void {
  const wide = window.matchMedia(WIDE);
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}

/** Whether the window is wide enough for the list and a detail beside it. See docs/rules.md R516. */
export const useRoomBeside = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
