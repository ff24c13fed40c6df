import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isSame } from '../answers/answers.ts';
import { isSomethingKept, type Draft, type Storages } from './drafts.ts';
import { sharedFigures, type SharedFigures } from './shared-figures.ts';

export interface OpenedLink {
  /** Figures in the address; `broken` if they can't be read, null without any. */
  readonly link: SharedFigures | 'broken' | null;
  /** The visitor has a simulation of their own, which the link's has not replaced. */
  readonly hidesOwn: boolean;
}

/** The link that the page was opened with, for as long as the address is its own. */
export function useOpenedLink(storages: Storages): OpenedLink {
  const { hash } = useLocation();
  const link = useMemo(() => sharedFigures(hash), [hash]);
  const [hasOwn] = useState(() => isSomethingKept(storages));
  useEffect(() => {
    window.addEventListener('hashchange', readAgain);
    return () => window.removeEventListener('hashchange', readAgain);
  }, []);
  return { link, hidesOwn: hasOwn && link !== null && link !== 'broken' };
}

/** Another link in the same tab changes the fragment only: the page starts over with it. */
function readAgain(): void {
  if (sharedFigures(window.location.hash) !== null) window.location.reload();
}

/**
 * Figures of a link are in the address alone until something is answered, so that a reload shows them again and looking at
 * them replaces nothing that was stored. From then on they are the visitor's own, and the address is the simulator's.
 */
export function useLeftLink({ link }: OpenedLink, draft: Draft): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [first] = useState(draft);
  const isLeft = link !== null && !isSame(first, draft);
  useEffect(() => {
    if (isLeft) void navigate(pathname, { replace: true });
  }, [isLeft, pathname, navigate]);
}
