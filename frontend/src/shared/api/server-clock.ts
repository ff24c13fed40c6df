/** The server's clock, measured by the `Date` of its answers: this device's clock may be minutes or days wrong. */

/** Difference up to which this device's clock is taken for right, ms. An answer takes time, and its `Date` has whole seconds. */
const TOLERANCE_MS = 10_000;

let aheadMs = 0;
const listeners = new Set<() => void>();

/** Measures how far this device's clock is ahead by an answer that has just arrived. */
export function noteServerTime({ headers }: Response): void {
  const serverMs = Date.parse(headers.get('Date') ?? '');
  if (Number.isNaN(serverMs)) return;
  const measuredMs = Date.now() - serverMs;
  if (Math.abs(measuredMs - aheadMs) < TOLERANCE_MS) return;
  aheadMs = measuredMs;
  listeners.forEach((listener) => listener());
}

/** Returns an instant of the server's clock, given by this device's. Milliseconds since 1970. */
export const toServerTime = (deviceMs: number): Date => new Date(deviceMs - aheadMs);
/** Returns an instant of this device's clock, given by the server's. Milliseconds since 1970. */
export const toDeviceTime = (serverMs: number): number => serverMs + aheadMs;
export const serverNow = (): Date => toServerTime(Date.now());

/** Calls back when the measured difference changes. Returns a function that stops it. */
export function followServerClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
