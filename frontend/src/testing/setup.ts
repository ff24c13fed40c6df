import '@testing-library/jest-dom/jest-globals';
import { afterEach, jest } from '@jest/globals';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { restoreComponents } from './jsx-runtime.ts';
import { clearSession } from '#shared/session/session-changes.ts';

configure({
  // A wait ends with its condition; the limit is for a machine that other work keeps from rendering for many seconds.
  asyncUtilTimeout: 20_000 * Number(process.env['TEST_TIMEOUT_FACTOR'] ?? 1),
  // A waiting query fails at each attempt, and the document takes tens of milliseconds to print: it is printed when the last one's
  // message is read.
  getElementError: (message, container) =>
    Object.defineProperties(new Error(message ?? ''), {
      name: { value: 'TestingLibraryElementError' },
      message: { get: () => `${message ?? ''}\n\n${prettyDOM(container) || ''}`, configurable: true },
    }),
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  cleanup();
  restoreComponents();
  clearSession();
  window.sessionStorage.clear();
  window.localStorage.clear();
  delete window.dataLayer;
});
