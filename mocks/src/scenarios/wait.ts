/** Waits, and stops waiting when the caller goes away. Whether the time is over. */
export function waited(ms: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(false);
    const leave = (): void => {
      clearTimeout(timer);
      resolve(false);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', leave);
      resolve(true);
    }, ms);
    signal.addEventListener('abort', leave, { once: true });
  });
}
