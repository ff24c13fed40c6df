/** Tab of the page, and the way to the open module. */
import {
  createContext,
  startTransition,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { textIn } from '#shared/browser/history-entry.ts';

export interface Place {
  readonly tab: string;
  readonly setTab: (tab: string) => void;
  /** Leads to the open module's heading. */
  readonly toModule: () => void;
  /** Whether what `Afinar` asks for is open, above the tabs. */
  readonly isRefined: boolean;
  readonly setRefined: (isOpen: boolean) => void;
}

const PlaceContext = createContext<Place | null>(null);

/** Tab with the modules. */
export const MODULES_TAB = 'simulacion';
/** Ids of the open module and of the answer. */
export const MODULE_ID = 'modulo';
export const ANSWER_ID = 'respuesta';

/** Leads to the answer, whose next act is the next stop. */
export const focusAnswer = (preventScroll = false): void =>
  document.getElementById(ANSWER_ID)?.focus({ preventScroll });

/** Keeps the tab in the history entry, so that a reload stays on it. `first`: tab of an entry without one. */
export function PlaceProvider({ first, children }: { first: string; children: ReactNode }) {
  const { pathname, search, hash, state: entry } = useLocation();
  const navigate = useNavigate();
  const [tab, show] = useState(textIn(entry, 'tab') ?? first);
  const [isRefined, setRefined] = useState(false);
  const [leads, setLeads] = useState(0);
  const last = useRef(0);
  useEffect(() => {
    if (leads === last.current) return;
    last.current = leads;
    const module = document.getElementById(MODULE_ID);
    module?.scrollIntoView({ block: 'start' });
    module?.querySelector('h2')?.focus({ preventScroll: true });
  }, [leads]);
  const place = useMemo(() => {
    const setTab = (next: string): void => {
      show(next);
      const state = { ...(entry as object | null), tab: next };
      if (next !== tab) void navigate({ pathname, search, hash }, { replace: true, state });
    };
    return {
      ...{ tab, setTab, isRefined, setRefined },
      toModule: () =>
        // Rendered in slices, between which a slow phone shows the press.
        startTransition(() => {
          setTab(MODULES_TAB);
          setLeads((count) => count + 1);
        }),
    };
  }, [tab, isRefined, entry, pathname, search, hash, navigate]);
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

export function usePlace(): Place {
  const place = use(PlaceContext);
  if (place === null) throw new Error('Outside of a simulator');
  return place;
}
