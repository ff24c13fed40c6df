import { setupWorker } from 'msw/browser';
import { mockBffHandlers } from './bff/handlers.ts';

/** Answers the client's API calls inside of the browser, by a service worker: no BFF, no core. For development only. */
export async function startMockBff(): Promise<void> {
  await setupWorker(...mockBffHandlers()).start({ onUnhandledRequest: 'bypass' });
}
