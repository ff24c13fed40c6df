import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { interceptHistorySteps } from '#shared/browser/history-steps.ts';
import { Button } from '#shared/ui/button.tsx';
import modal from '#shared/ui/dialog/modal.module.css';
import { Modal } from '#shared/ui/dialog/modal.tsx';
import { useReturnedFocus } from '#shared/ui/dialog/use-returned-focus.ts';
import { askToLeave, hasUnsaved, leaveUnsaved, pendingLeave, stay, subscribeToLeave } from './unsaved.ts';

const WIDTH_PX = 480;

/**
 * Asks before a link, or a step in the browser's history, loses unsaved values on a screen of staff. The router's own blocker
 * needs its data router, 17 kB of every visitor's first load.
 */
export function LeaveQuestion() {
  const pending = useSyncExternalStore(subscribeToLeave, pendingLeave);
  useHeldLinks();
  useHeldHistory();
  return pending !== null && <Question />;
}

function Question() {
  useReturnedFocus();
  return (
    <Modal
      title="Hay cambios por guardar"
      widthPx={WIDTH_PX}
      onClose={stay}
      onEscape={stay}
      footer={
        <>
          <Button onClick={leaveUnsaved}>Salir sin guardar</Button>
          <Button variant="go" onClick={stay}>
            Seguir aquí
          </Button>
        </>
      }
    >
      <div className={modal['padded']}>
        <p>Si sale ahora, lo que escribió se pierde.</p>
      </div>
    </Modal>
  );
}

function useHeldLinks(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const link = hasUnsaved() ? linkAway(event) : null;
      if (link === null) return;
      event.preventDefault();
      event.stopPropagation();
      askToLeave(() => link.click());
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, []);
}

/** The link of a press, if it leads to another screen of ours in this tab; for other links the browser itself asks. */
function linkAway(press: MouseEvent): HTMLAnchorElement | null {
  const isPlain = !(press.metaKey || press.ctrlKey || press.shiftKey || press.altKey);
  const link = press.target instanceof Element ? press.target.closest('a') : null;
  if (!isPlain || link === null || link.target !== '' || link.hasAttribute('download')) return null;
  const { origin, pathname, search } = window.location;
  const isHere = link.pathname === pathname && link.search === search;
  return link.origin === origin && !isHere ? link : null;
}

/** Which entry of the history this is, as the router numbers its entries; NaN for one that is not its own. */
function entryNumber(): number {
  const { idx } = (window.history.state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : NaN;
}

/** The browser reports a history step only once it is done: it is undone before the router gets the event. */
function useHeldHistory(): void {
  const { key } = useLocation();
  const here = useRef(NaN);
  useEffect(() => {
    here.current = entryNumber();
  }, [key]);
  useEffect(
    () =>
      interceptHistorySteps((event) => {
        const steps = entryNumber() - here.current;
        if (Number.isNaN(steps) || !hasUnsaved()) return;
        event.stopImmediatePropagation();
        // Zero: this is the way back.
        if (steps === 0) return;
        window.history.go(-steps);
        askToLeave(() => window.history.go(steps));
      }),
    [],
  );
}
