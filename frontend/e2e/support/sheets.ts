import type { Locator, Page } from '@playwright/test';

/** Step at which the open rate sheet is. */
export const currentStep = (page: Page): Locator => page.locator('[aria-current=step]');
