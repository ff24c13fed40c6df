import { Clock } from '../clock/clock.ts';

/** Noon of a weekday in Santiago; the reference rows' UF is this day's in the mock core. */
export const TEST_NOON = '2026-11-20T15:00:00Z';

export class SettableClock extends Clock {
  private instant: Date;

  constructor(instant = TEST_NOON) {
    super();
    this.instant = new Date(instant);
  }

  override now(): Date {
    return new Date(this.instant);
  }

  set(instant: string): void {
    this.instant = new Date(instant);
  }

  advance(milliseconds: number): void {
    this.instant = new Date(this.instant.getTime() + milliseconds);
  }
}
