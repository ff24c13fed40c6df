/** A test begins and ends on one day in Santiago: at midnight the UF is another, and every result is withdrawn. */
import { setTimeout as pause } from 'node:timers/promises';
import type { TestInfo } from '@playwright/test';
import { nextSantiagoMidnight } from '@simulador/contracts/domain/dates';

/** No test takes longer, whatever the limits of a busy machine allow. */
const LONGEST_MS = 5 * 60_000;
/** The simulator's processes turn the day by clocks of their own. */
const AFTER_MIDNIGHT_MS = 2_000;

/** Waits for the next day if the test could still be running at midnight. */
export async function waitForOneDay(testInfo: TestInfo): Promise<void> {
  const untilMidnightMs = nextSantiagoMidnight(new Date()).getTime() - Date.now();
  if (untilMidnightMs > Math.min(testInfo.timeout, LONGEST_MS)) return;
  const waitMs = untilMidnightMs + AFTER_MIDNIGHT_MS;
  testInfo.setTimeout(testInfo.timeout + waitMs);
  await pause(waitMs);
}
