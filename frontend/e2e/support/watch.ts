/** Watches a page for console errors (a violated content policy is one), exceptions, and requests to third parties. */
import type { Page } from '@playwright/test';

const FAILED_CALL = /^Failed to load resource/;

/** Begins to watch a page. Returns a list to which problems are added as they happen. */
export function watch(page: Page, ownUrl: string, expectsFailedCalls: boolean): readonly string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (expectsFailedCalls && FAILED_CALL.test(text)) return;
    found.push(`console: ${text} (${message.location().url})`);
  });
  page.on('pageerror', (error) => found.push(`thrown: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(ownUrl) && !/^(?:data|blob|about):/.test(url)) found.push(`third party: ${url}`);
  });
  return found;
}
