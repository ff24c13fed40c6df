/**
 * In the head of the page that has the first screen drawn in it. Who has a session, answers or a link of their own sees the root
 * when the client has drawn theirs. For all others the client is fetched after the first screen is painted.
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
    for (const href of imports.split(' '))
      add(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href });
    add(document.createElement('script'), { type: 'module', crossOrigin: '', src: entry });
  };

  const isKept = (storage) => storage().getItem('access') !== null || storage().getItem('simulador') !== null;
  try {
    if (location.hash || isKept(() => localStorage) || isKept(() => sessionStorage)) root.dataset.own = '';
  } catch {
    // Storage is forbidden: nothing is kept there.
  }
  // Sent by the browser, a form would put its answers in the address. The client submits it when it has them.
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
