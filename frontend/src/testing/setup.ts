import '@testing-library/jest-dom/jest-globals';
import { afterEach, jest } from '@jest/globals';
import { timeoutManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 5_000 * Number(process.env['TEST_TIMEOUT_FACTOR'] ?? 1) });

/** The library's pause before it repeats a query that failed: nothing shows what happens in it. */
const RETRY_PAUSE_MS = 1_000;
timeoutManager.setTimeoutProvider({
  setTimeout: (callback, ms) => setTimeout(callback, ms === RETRY_PAUSE_MS ? 0 : ms),
  clearTimeout: (timer) => clearTimeout(timer),
  setInterval: (callback, ms) => setInterval(callback, ms),
  clearInterval: (timer) => clearInterval(timer),
});

afterEach(() => {
  jest.restoreAllMocks();
  cleanup();
  window.sessionStorage.clear();
  window.localStorage.clear();
  delete window.dataLayer;
});

// jsdom knows the dialog element but can't open it.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
HTMLElement.prototype.scrollIntoView ??= () => undefined;
window.scrollTo = () => undefined;
// Of a narrow window: a test that needs a wide one says so.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;
// It has files, which a FileReader alone can read.
File.prototype.arrayBuffer ??= function arrayBuffer(this: File): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
};

// The environment's FormData is Node's, which refuses a form. React makes one of a submitted form that leads elsewhere; nothing
// of ours reads it.
globalThis.FormData = class extends FormData {
  constructor(_form?: HTMLFormElement) {
    super();
  }
};
