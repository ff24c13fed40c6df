import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { textIn } from './history-entry.ts';

export interface HistoryLayer {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** Returns a layer over the page as a history entry: back closes it, and the address stays the same. See docs/rules.md R93. */
export function useHistoryLayer(name: string): HistoryLayer {
  const { pathname, search, hash, state: entry, key } = useLocation();
  const navigate = useNavigate();
  const left = useRef<string>(null);
  const isOpen = textIn(entry, 'layer') === name;
  return {
    isOpen,
    open: () =>
      void navigate({ pathname, search, hash }, { state: { ...(entry as object | null), layer: name } }),
    close: () => {
      // Ignores the dialog's own close event, and a second press before the navigation back is done.
      if (!isOpen || left.current === key) return;
      left.current = key;
      void navigate(-1);
    },
  };
}
