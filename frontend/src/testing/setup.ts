import '@testing-library/jest-dom/jest-globals';
import { afterEach, jest } from '@jest/globals';
import { timeoutManager } from '@tanstack/react-query';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { clearSession } from '#shared/session/session-state.ts';

configure({
  asyncUtilTimeout: 5_000 * Number(process.env['TEST_TIMEOUT_FACTOR'] ?? 1),
  // A waiting query fails at each attempt, and the document takes tens of milliseconds to print: it is printed when the last one's
  // message is read.
  getElementError: (message, container) =>
    Object.defineProperties(new Error(message ?? ''), {
      name: { value: 'TestingLibraryElementError' },
      message: { get: () => `${message ?? ''}\n\n${prettyDOM(container) || ''}`, configurable: true },
    }),
});

/** The library's pause before it repeats a failed query. Tests skip it, because nothing is shown meanwhile. */
const RETRY_PAUSE_MS = 1_000;
timeoutManager.setTimeoutProvider({
  setTimeout: (callback, ms) => setTimeout(callback, ms === RETRY_PAUSE_MS ? 0 : ms),
  clearTimeout: (timer) => clearTimeout(timer),
  setInterval: (callback, ms) => setInterval(callback, ms),
  clearInterval: (timer) => clearInterval(timer),
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  cleanup();
  clearSession();
  window.sessionStorage.clear();
  window.localStorage.clear();
  delete window.dataLayer;
});

// jsdom has the dialog element but can't open it.
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
// jsdom has no layout, so no size ever changes.
window.ResizeObserver ??= class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
// No query matches; a test of a wide or a narrow window overrides it.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;
// jsdom's files can be read by a FileReader only.
File.prototype.arrayBuffer ??= function arrayBuffer(this: File): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
};

// jsdom matches an element to each rule of its style sheet and computes 20 properties, which took a quarter of these tests' processor time.
// They load no style sheet, so an element looks as its name and these attributes say.
const NAMES_NOT_SHOWN = /^(head|title|style|script|template|datalist)$/;
const notShown = document.createElement('i').style;
notShown.display = 'none';
window.getComputedStyle = (element) =>
  element.hasAttribute('hidden') ||
  NAMES_NOT_SHOWN.test(element.localName) ||
  element.getAttribute('type') === 'hidden' ||
  (element.localName === 'dialog' && !element.hasAttribute('open'))
    ? notShown
    : (element as HTMLElement).style;

// A query by role matches each element to the selectors of all roles: most of them begin with another element's name.
const matches = Element.prototype.matches;
const named = new Map<string, ReadonlySet<string> | null>();
function namesIn(selector: string): ReadonlySet<string> | null {
  const names = selector.split(',').map((each) => /^ *([a-z]+\d?)([[:][^ >+~]*)?$/.exec(each)?.[1]);
  return names.every((name) => name !== undefined) ? new Set(names) : null;
}
Element.prototype.matches = function (this: Element, selector: string) {
  if (!named.has(selector)) named.set(selector, namesIn(selector));
  return named.get(selector)?.has(this.localName) !== false && matches.call(this, selector);
} as typeof matches;

// jsdom looks for the labels of each element in the whole document, and there for the element of each label.
for (const { prototype } of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]) {
  Object.defineProperty(prototype, 'labels', {
    get(this: HTMLElement) {
      const around = this.closest('label');
      const labels = this.id === '' ? [] : document.getElementsByTagName('label');
      const own = [...labels].filter((label) => label.htmlFor === this.id && label !== around);
      return [...own, ...(around === null ? [] : [around])].filter(({ control }) => control === this);
    },
  });
}

// The environment's FormData is Node's, which rejects a form element. React creates one from a submitted form; its content is not
// used.
globalThis.FormData = class extends FormData {
  constructor(_form?: HTMLFormElement) {
    super();
  }
};
