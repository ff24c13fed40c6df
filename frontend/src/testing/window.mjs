/**
 * Jest's environment of the client's specs: a worker's one jsdom window, whose properties are globals of Node from its first spec file on.
 * jest-environment-jsdom would create a window for each file, and with it another copy of every module.
 */
import { TestEnvironment } from 'jest-environment-node';
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<!doctype html>', { url: 'http://localhost/', pretendToBeVisual: true });
const { document, HTMLDialogElement, HTMLElement, Element, File } = window;

// jsdom has the dialog element but can't open it.
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new window.Event('close'));
};
HTMLElement.prototype.scrollIntoView ??= () => undefined;
window.scrollTo = () => undefined;
// jsdom has no layout, so no size ever changes.
window.ResizeObserver ??= class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
// Everything is in sight.
window.IntersectionObserver ??= window.ResizeObserver;
// No query matches; a test of a wide or a narrow window overrides it.
window.matchMedia ??= (media) => Object.assign(new window.EventTarget(), { media, matches: false });
// jsdom's files can be read by a FileReader only.
File.prototype.arrayBuffer ??= function arrayBuffer() {
  return new Promise((resolve) => {
    const reader = new window.FileReader();
    reader.onload = () => resolve(reader.result);
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
    : element.style;

// A query by role matches each element to the selectors of all roles: most of them begin with another element's name.
const matches = Element.prototype.matches;
const named = new Map();
function namesIn(selector) {
  const names = selector.split(',').map((each) => /^ *([a-z]+\d?)([[:][^ >+~]*)?$/.exec(each)?.[1]);
  return names.every((name) => name !== undefined) ? new Set(names) : null;
}
Element.prototype.matches = function (selector) {
  if (!named.has(selector)) named.set(selector, namesIn(selector));
  return named.get(selector)?.has(this.localName) !== false && matches.call(this, selector);
};

// jsdom looks for the labels of each element in the whole document, and there for the element of each label.
for (const name of ['Button', 'Input', 'Select', 'TextArea']) {
  Object.defineProperty(window[`HTML${name}Element`].prototype, 'labels', {
    get() {
      const around = this.closest('label');
      const labels = this.id === '' ? [] : document.getElementsByTagName('label');
      const own = [...labels].filter((label) => label.htmlFor === this.id && label !== around);
      return [...own, ...(around === null ? [] : [around])].filter(({ control }) => control === this);
    },
  });
}

// Node's FormData rejects a form element. React creates one from a submitted form; its content is not used.
window.FormData = class extends FormData {
  constructor(_form) {
    super();
  }
};

/** TanStack Query's pause before it repeats a failed query. Tests skip it, because nothing is shown meanwhile. */
const RETRY_PAUSE_MS = 1_000;
const TIMEOUTS = {
  /** @param {() => void} callback @param {number} ms */
  setTimeout: (callback, ms) => setTimeout(callback, ms === RETRY_PAUSE_MS ? 0 : ms),
  clearTimeout: (timer) => clearTimeout(timer),
  /** @param {() => void} callback @param {number} ms */
  setInterval: (callback, ms) => setInterval(callback, ms),
  clearInterval: (timer) => clearInterval(timer),
};

// React's development build would measure each render for a browser's profiler.
console.timeStamp = undefined;

/** Names that Node has as well, where a document takes only its own. */
const OF_THE_DOCUMENT =
  /^(\w*Event|EventTarget|DOMException|File|FormData|Storage|localStorage|sessionStorage|navigator)$/;

const properties = new Map([
  ['window', { configurable: true, get: () => globalThis }],
  ['IS_REACT_ACT_ENVIRONMENT', { configurable: true, writable: true, value: true }],
]);
for (let owner = window; owner !== null && owner !== Object.prototype; owner = Object.getPrototypeOf(owner)) {
  for (const [name, own] of Object.entries(Object.getOwnPropertyDescriptors(owner))) {
    if (properties.has(name) || (name in globalThis && !OF_THE_DOCUMENT.test(name))) continue;
    const value = window[name];
    // A method of the window needs it as `this`; a class does not.
    const isMethod = typeof value === 'function' && !/^[A-Z]/.test(name);
    properties.set(
      name,
      own.get === undefined || isMethod
        ? { configurable: true, writable: true, value: isMethod ? value.bind(window) : value }
        : { configurable: true, get: () => window[name], set: (set) => void (window[name] = set) },
    );
  }
}

/** The window's listeners and timers of a file's modules and queries, which outlive its tests. */
const listeners = [];
const timers = [];
const { setTimeout: setNodesTimeout, setInterval: setNodesInterval } = globalThis;
for (const [name, value] of Object.entries({
  addEventListener(...listener) {
    listeners.push(listener);
    window.addEventListener(...listener);
  },
  setTimeout(...args) {
    timers.push(setNodesTimeout(...args));
    return timers.at(-1);
  },
  setInterval(...args) {
    timers.push(setNodesInterval(...args));
    return timers.at(-1);
  },
}))
  properties.set(name, { configurable: true, writable: true, value });

export default class WindowEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.defineProperties(globalThis, Object.fromEntries(properties));
    // The library asks for a window when it is loaded.
    const { timeoutManager } = await import('@tanstack/react-query');
    timeoutManager.setTimeoutProvider(TIMEOUTS);
  }

  async teardown() {
    // Whatever is still under way, such as the load of a part, ends in its own file.
    await new Promise((resolve) => setNodesTimeout(resolve, 5));
    for (const listener of listeners.splice(0)) window.removeEventListener(...listener);
    for (const timer of timers.splice(0)) clearTimeout(timer);
    document.head.replaceChildren();
    document.body.replaceChildren();
    window.history.replaceState(null, '', '/');
    window.sessionStorage.clear();
    window.localStorage.clear();
    await super.teardown();
  }
}
