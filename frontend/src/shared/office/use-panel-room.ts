import { useMedia } from '../ui/use-media.ts';

const WIDE = '(min-width: 64em)';

/** Returns whether the window is wide enough for list and sheet side by side. See docs/rules.md R516. */
export const useHasPanelRoom = (): boolean => useMedia(WIDE);
