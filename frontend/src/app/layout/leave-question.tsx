import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { interceptHistorySteps } from '#shared/browser/history-steps.ts';
import { useDocumentEvent } from '#shared/browser/listen.ts';
import { Button } from '#shared/ui/button.tsx';
import { Modal } from '#shared/ui/dialog/modal.tsx';
import { detailIn } from '../../office/lists/list-address.ts';
import {
  askToLeave,
  hasUnsaved,
  hasUnsavedInDetail,
  leaveUnsaved,
  stay,
  usePendingLeave,
} from '#shared/office/leaving/unsaved.ts';

/**
 * Asks before a link or a history step loses unsaved values on staff's screens. The router's own blocker needs its data router,
 * which would add 17 kB to every visitor's first load.
 */
export function LeaveQuestion() {
  const pending = usePendingLeave();
  useDocumentEvent('click', holdLink, true);
  useHeldHistory();
  if (pending === null) return null;
  return (
    <Modal
      title="Hay cambios por guardar"
      onClose={stay}
      footer={
        <>
          <Button onClick={leaveUnsaved}>Salir sin guardar</Button>
          <Button variant="go" onClick={stay}>
            Seguir aquí
          </Button>
        </>
      }
    >
      <p className="px-6 py-4">Si sale ahora, lo que escribió se pierde.</p>
    </Modal>
  );
}

function holdLink(event: MouseEvent): void {
  const link = hasUnsaved() || hasUnsavedInDetail() ? linkAway(event) : null;
  if (link === null || !isLost(window.location, link)) return;
  event.preventDefault();
  event.stopPropagation();
  askToLeave(() => link.click());
}

/** Returns the pressed link if it leads to another screen of ours in this tab. For other links the browser itself asks. */
function linkAway(press: MouseEvent): HTMLAnchorElement | null {
  const isPlain = !(press.metaKey || press.ctrlKey || press.shiftKey || press.altKey);
  const link = press.target instanceof Element ? press.target.closest('a') : null;
  if (!isPlain || link === null || link.target !== '' || link.hasAttribute('download')) return null;
  const { origin, pathname, search } = window.location;
  const isHere = link.pathname === pathname && link.search === search;
  return link.origin === origin && !isHere ? link : null;
}

type Place = Pick<Location, 'pathname' | 'search'>;

/** Returns true if something unsaved would be lost on the way between two places. What is typed in a detail stays while it stays open. */
const isLost = (from: Place, to: Place): boolean =>
  hasUnsaved() ||
  (hasUnsavedInDetail() && (from.pathname !== to.pathname || detailIn(from.search) !== detailIn(to.search)));

/** Returns the router's index of the current history entry; NaN if the router did not create it. */
function entryNumber(): number {
  const { idx } = (window.history.state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : NaN;
}

/**
 * Holds a history step until the question is answered. The browser reports a step only after it is done, so it is reverted before
 * the router handles it.
 */
function useHeldHistory(): void {
  const place = useLocation();
  const here = useRef({ place, entry: NaN });
  useEffect(() => {
    here.current = { place, entry: entryNumber() };
  }, [place]);
  useEffect(
    () =>
      interceptHistorySteps((event) => {
        const steps = entryNumber() - here.current.entry;
        const isReversal = steps === 0 && (hasUnsaved() || hasUnsavedInDetail());
        if (Number.isNaN(steps) || !(isReversal || isLost(here.current.place, window.location))) return;
        event.stopImmediatePropagation();
        if (isReversal) return;
        window.history.go(-steps);
        askToLeave(() => window.history.go(steps));
      }),
    [],
  );
}
