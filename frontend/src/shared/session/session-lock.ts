const LOCK = 'simulador-sesion';

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs session requests one after the other in all tabs of this browser, because a late answer must not undo the next one's
 * cookie. Without browser locks (pages without TLS), this applies to one tab only.
 */
export function withSessionLock<Result>(task: () => Promise<Result>): Promise<Result> {
  const locks = (navigator as { locks?: LockManager }).locks;
  if (locks !== undefined) return locks.request(LOCK, task) as Promise<Result>;
  const mine = last.then(task, task);
  last = mine.catch(() => undefined);
  return mine;
}
