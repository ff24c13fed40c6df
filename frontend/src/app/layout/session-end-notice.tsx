import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatTime } from '@simulador/contracts/platform/instants';
import { confirmSession } from '#shared/session/session.ts';
import { Button } from '#shared/ui/button.tsx';
import modal from '#shared/ui/dialog/modal.module.css';
import { Modal } from '#shared/ui/dialog/modal.tsx';
import { useReturnedFocus } from '#shared/ui/dialog/use-returned-focus.ts';
import { sessionEndOf } from '#shared/session/access-token.ts';
import { readLastUse, readToken } from '#shared/session/session-storage.ts';

const MINUTE_MS = 60_000;
const IDLE_MS = 30 * MINUTE_MS;
const IDLE_NOTICE_MS = 2 * MINUTE_MS;
const FINAL_NOTICE_MS = 10 * MINUTE_MS;

interface SessionEnd {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** True if activity does not extend the session any more. */
  readonly isFinal: boolean;
}

/** Returns the end of the session once the user should be warned; null before. */
function nearEnd(): SessionEnd | null {
  const token = readToken();
  const lastUse = readLastUse();
  if (token === null || lastUse === null) return null;
  const finalAt = sessionEndOf(token) ?? Infinity;
  const idleAt = lastUse + IDLE_MS;
  const end = finalAt < idleAt ? { at: finalAt, isFinal: true } : { at: idleAt, isFinal: false };
  const noticeMs = end.isFinal ? FINAL_NOTICE_MS : IDLE_NOTICE_MS;
  return Date.now() >= end.at - noticeMs ? end : null;
}

const LOOK_EVERY_MS = 15_000;
/** Safety margin for the transit time of a request. */
const MARGIN_MS = 30_000;
const USE_EVERY_MS = 5 * 60_000;
const USES = ['keydown', 'click', 'input'] as const;

/** Keeps the session alive while the user works, and warns before it ends. See docs/rules.md R440. */
export function SessionEndNotice() {
  const { end, extend } = useSessionEnd();
  const [isFinalKnown, setFinalKnown] = useState(false);
  if (end === null || (end.isFinal && isFinalKnown)) return null;
  return <Notice end={end} onClose={end.isFinal ? () => setFinalKnown(true) : extend} />;
}

function Notice({ end: { at, isFinal }, onClose }: { end: SessionEnd; onClose: () => void }) {
  useReturnedFocus();
  const time = formatTime(new Date(at));
  return (
    <Modal
      title="Su sesión está por cerrarse"
      onClose={onClose}
      footer={
        <Button variant="go" onClick={onClose}>
          {isFinal ? 'Entendido' : 'Seguir conectado'}
        </Button>
      }
    >
      <div className={modal['padded']}>
        <p role="alert">
          {isFinal
            ? `Una sesión dura como máximo 8 horas: la suya se cerrará a las ${time}. Guarde o publique antes lo que escribió, y vuelva a iniciar sesión.`
            : `Por inactividad, su sesión se cerrará a las ${time}. Los formularios que llenó estarán aquí cuando vuelva a iniciar sesión en esta pestaña.`}
        </p>
      </div>
    </Modal>
  );
}

function useSessionEnd() {
  const [end, setEnd] = useState<SessionEnd | null>(null);
  const extendedAt = useRef(0);
  const extend = (): void => {
    extendedAt.current = Date.now();
    void confirmSession().then(() => setEnd(nearEnd()));
  };
  const look = useEffectEvent(() => {
    const found = nearEnd();
    setEnd(found);
    if (found !== null && Date.now() > found.at + MARGIN_MS) extend();
  });
  const use = useEffectEvent(() => {
    if (Date.now() - extendedAt.current >= USE_EVERY_MS) extend();
  });
  useEffect(() => {
    // Opening the screen counts as activity.
    extendedAt.current = Date.now();
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    for (const type of USES) document.addEventListener(type, use);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      for (const type of USES) document.removeEventListener(type, use);
    };
  }, []);
  return { end, extend };
}
