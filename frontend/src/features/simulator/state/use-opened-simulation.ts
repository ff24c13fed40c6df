import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isSomethingKept } from './kept-state.ts';
import { sharedFigures, type SharedFigures } from './shared-figures.ts';
import type { SimulatorState } from './simulator-state.ts';
import type { SimulatorStore } from './simulator-store.ts';
import { useSimulatorStore } from './use-simulator-store.ts';
import { useStorages } from './use-storages.ts';

export interface OpenedLink {
  /** What the address carries: its figures, `broken` ones, or null. */
  readonly link: SharedFigures | 'broken' | null;
  /** The visitor has a simulation of their own, which the link's has not replaced. */
  readonly hidesOwn: boolean;
}

/** This tab's simulation, or that of the link which the page was opened with. */
export function useOpenedSimulation(): {
  readonly store: SimulatorStore;
  readonly state: SimulatorState;
  readonly opened: OpenedLink;
} {
  const opened = useOpenedLink();
  const { link } = opened;
  const { store, state } = useSimulatorStore(undefined, link === 'broken' ? null : link);
  useLeftLink(store, link !== null);
  return { store, state, opened };
}

/** The link, for as long as the address is its own. */
function useOpenedLink(): OpenedLink {
  const { hash } = useLocation();
  const link = useMemo(() => sharedFigures(hash), [hash]);
  const storages = useStorages();
  const [hasOwn] = useState(() => isSomethingKept(storages));
  useEffect(() => {
    window.addEventListener('hashchange', readAgain);
    return () => window.removeEventListener('hashchange', readAgain);
  }, []);
  return { link, hidesOwn: hasOwn && link !== null && link !== 'broken' };
}

/** Another link in the same tab changes the fragment only: the page begins anew with it. */
function readAgain(): void {
  if (sharedFigures(window.location.hash) !== null) window.location.reload();
}

/**
 * Figures of a link are in the address alone until something is answered, so that a reload shows them again and looking at
 * them replaces nothing that was kept. From then on they are the visitor's own, and the address is the simulator's.
 */
function useLeftLink(store: SimulatorStore, isOpened: boolean): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(
    () => (isOpened ? store.subscribe(() => void navigate(pathname, { replace: true })) : undefined),
    [store, isOpened, pathname, navigate],
  );
}
