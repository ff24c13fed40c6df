import { useMedia } from '../ui/use-media.ts';

/** Media query of the window's width. detail-over-list.module.css contains the same one. */
const WIDE = '(min-width: 80em)';

/** Returns whether the window is wide enough for list and detail side by side. See docs/rules.md R516. */
export const useHasPanelRoom = (): boolean => useMedia(WIDE);
