/**
 * Runs in the head of the prerendered page. If the visitor has a session, stored answers or a shared link, the root stays hidden
 * until the client has drawn it. Otherwise the client is loaded after the first screen is painted.
 */
/* global document, location */
(() => {
  const { entry, imports } = document.currentScript.dataset;
  const root = document.documentElement;
  const WAIT_MS = 3000;

  const add = (element, attributes) => document.head.append(Object.assign(element, attributes));
  let isFetched = false;
  const fetchClient = () => {
    if (isFetched) return;
    isFetched = true;
    for (const href of [entry, ...imports.split(' ')])
      add(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href });
    // The client's first request, unless it carries a token.
    if (!('own' in root.dataset)) {
      const first = { rel: 'preload', as: 'fetch', crossOrigin: '', href: '/api/simulador/inicio' };
      add(document.createElement('link'), first);
    }
    const run = () => add(document.createElement('script'), { type: 'module', crossOrigin: '', src: entry });
    // An added script doesn't wait for the rest of the page, as one of the page would.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run);
    else run();
  };

  const KEYS = ['access', 'simulador', 'estimacion'];
  const isKept = (storage) => KEYS.some((key) => storage().getItem(key) !== null);
  try {
    if (location.hash || isKept(() => localStorage) || isKept(() => sessionStorage)) root.dataset.own = '';
  } catch {
    // Storage is forbidden, so nothing is stored there.
  }
  // If the browser submitted the form, the answers would appear in the address. The client submits it once it is loaded.
  document.addEventListener('submit', (event) => {
    if (document.querySelector('#root[data-drawn]') === null) return;
    event.preventDefault();
    event.target.dataset.submitted = '';
  });
  if ('own' in root.dataset || document.hidden) return fetchClient();
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) fetchClient();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(fetchClient, WAIT_MS);
})();
