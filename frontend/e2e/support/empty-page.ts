import type { Page } from '@playwright/test';

/** An empty page of the simulator's own origin: its storage can be written before a script of ours runs. */
export async function visitEmptyPage(page: Page): Promise<void> {
  const path = '**/vacia';
  await page.route(path, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto('/vacia');
  await page.unroute(path);
}
