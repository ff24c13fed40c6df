/** Keeps a test within one day in Santiago: at midnight the UF changes, and every result is withdrawn. */
import { setTimeout as pause } from 'node:timers/promises';
import type { TestInfo } from '@playwright/test';
import { nextSantiagoMidnight } from '@simulador/contracts/platform/dates';

/** Longest duration of a test, whatever the timeouts for busy machines allow. */
const LONGEST_MS = 5 * 60_000;
/** The installation's processes notice midnight by their own clocks. */
const AFTER_MIDNIGHT_MS = 2_000;

/** Waits for the next day if the test could still be running at midnight. */
export async function waitForOneDay(testInfo: TestInfo): Promise<void> {
  const untilMidnightMs = nextSantiagoMidnight(new Date()).getTime() - Date.now();
  if (untilMidnightMs > Math.min(testInfo.timeout, LONGEST_MS)) return;
  const waitMs = untilMidnightMs + AFTER_MIDNIGHT_MS;
  testInfo.setTimeout(testInfo.timeout + waitMs);
  await pause(waitMs);
}
