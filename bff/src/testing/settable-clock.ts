import { setTimeout as pause } from 'node:timers/promises';
import { Clock } from '../clock/clock.ts';

/** Noon of a weekday in Santiago. The mock core has the reference rows' UF on this day. */
export const TEST_NOON = '2026-11-20T15:00:00Z';

/** Maximum real time of a pause: tests don't wait for pauses, but a loop must still yield. */
const PAUSE_MS = 10;

export class SettableClock extends Clock {
  private instant = new Date(TEST_NOON);
  private advancedMs = 0;

  override now(): Date {
    return new Date(this.instant);
  }

  override elapsedMs(): number {
    return this.advancedMs;
  }

  override pause(ms: number, signal: AbortSignal): Promise<void> {
    return pause(Math.min(ms, PAUSE_MS), undefined, { signal });
  }

  set(instant: string): void {
    this.instant = new Date(instant);
  }

  advance(milliseconds: number): void {
    this.instant = new Date(this.instant.getTime() + milliseconds);
    this.advancedMs += milliseconds;
  }
}
