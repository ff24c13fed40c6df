import type { Page } from '@playwright/test';

/** Opens an empty page of the simulator's origin, so that a test can write its storage before the client runs. */
export async function visitEmptyPage(page: Page): Promise<void> {
  const path = '**/vacia';
  await page.route(path, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto('/vacia');
  await page.unroute(path);
}
