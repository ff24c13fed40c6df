const LOCK = 'simulador-sesion';

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs session requests one after the other in all tabs of this browser: a late answer to one must not undo the cookie of
 * the next. Where the browser has no locks (pages without TLS), this holds in one tab only.
 */
export function withSessionLock<Result>(task: () => Promise<Result>): Promise<Result> {
  const locks = (navigator as { locks?: LockManager }).locks;
  if (locks !== undefined) return locks.request(LOCK, task) as Promise<Result>;
  const mine = last.then(task, task);
  last = mine.catch(() => undefined);
  return mine;
}
