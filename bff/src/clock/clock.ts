import { type IsoDate, santiagoDate } from '@simulador/contracts/platform/dates';
import { setTimeout as pause } from 'node:timers/promises';

const MINUTE_MS = 60_000;

/** The only source of time. Tests and replays replace it. */
export abstract class Clock {
  abstract now(): Date;
  /** Monotonic time in milliseconds, for durations: the time of day can be set back. */
  abstract elapsedMs(): number;
  /** Waits. @throws if the signal aborts */
  abstract pause(ms: number, signal: AbortSignal): Promise<void>;

  private minute: { readonly number: number; readonly day: IsoDate } | undefined;

  /** Returns the calendar day in America/Santiago. It is calculated once a minute, because days begin with a minute. */
  today(): IsoDate {
    const now = this.now();
    const number = Math.floor(now.getTime() / MINUTE_MS);
    if (this.minute?.number !== number) this.minute = { number, day: santiagoDate(now) };
    return this.minute.day;
  }
}

export class SystemClock extends Clock {
  override now(): Date {
    return new Date();
  }

  override elapsedMs(): number {
    return performance.now();
  }

  override pause(ms: number, signal: AbortSignal): Promise<void> {
    return pause(ms, undefined, { signal });
  }
}
