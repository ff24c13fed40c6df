import { use, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loadPart } from '#shared/browser/load-part.ts';
import { isSame } from '../answers/answers.ts';
import type { Draft } from './drafts.ts';
import type { SharedFigures } from './shared-figures.ts';

/** Figures of the address; `broken` if they can't be read, null if there are none. */
export type OpenedLink = SharedFigures | 'broken' | null;

let reader: Promise<typeof import('./shared-figures.ts')> | null = null;
/** Loads what reads links: most visits have none. */
const linkReader = () => (reader ??= loadPart(() => import('./shared-figures.ts')));

/** Returns the link that the page was opened with, while the address still contains it. */
export function useOpenedLink(): OpenedLink {
  const { hash } = useLocation();
  const read = hash === '' ? null : use(linkReader()).sharedFigures;
  const link = useMemo(() => read?.(hash) ?? null, [read, hash]);
  useEffect(() => {
    window.addEventListener('hashchange', readAgain);
    return () => window.removeEventListener('hashchange', readAgain);
  }, []);
  return link;
}

/** Another link in the same tab changes the fragment only, so the page is reloaded. */
function readAgain(): void {
  void linkReader().then(({ sharedFigures }) => {
    if (sharedFigures(window.location.hash) !== null) window.location.reload();
  });
}

/**
 * Removes a link's figures from the address once something is answered. Until then they are in the address only, so that a reload
 * shows them again and looking at them replaces no stored answers.
 */
export function useLeftLink(link: OpenedLink, draft: Draft): void {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [first] = useState(draft);
  const isLeft = link !== null && !isSame(first, draft);
  useEffect(() => {
    if (isLeft) void navigate(pathname, { replace: true, state });
  }, [isLeft, pathname, state, navigate]);
}
