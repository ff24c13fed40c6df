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

export interface Place {
  readonly tab: string;
  readonly setTab: (tab: string) => void;
  /** Leads to the open module's heading. */
  readonly toModule: () => void;
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

export function PlaceProvider({ first, children }: { first: string; children: ReactNode }) {
  const [tab, setTab] = useState(first);
  const [leads, setLeads] = useState(0);
  const last = useRef(0);
  useEffect(() => {
    if (leads === last.current) return;
    last.current = leads;
    const module = document.getElementById(MODULE_ID);
    module?.scrollIntoView({ block: 'start' });
    module?.querySelector('h2')?.focus({ preventScroll: true });
  }, [leads]);
  const place = useMemo(
    () => ({
      tab,
      setTab,
      toModule: () =>
        // Rendered in slices, between which a slow phone shows the press.
        startTransition(() => {
          setTab(MODULES_TAB);
          setLeads((count) => count + 1);
        }),
    }),
    [tab],
  );
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

export function usePlace(): Place {
  const place = use(PlaceContext);
  if (place === null) throw new Error('Outside of a simulator');
  return place;
}
