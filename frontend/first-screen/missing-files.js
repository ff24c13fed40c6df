/**
 * Runs in the head of each page. If a file of the client can't be loaded, e.g. because another release has replaced it, the page says so and
 * is loaded again, once a minute at most. What was typed into the prerendered form is typed again.
 */
/* global addEventListener, document, location, navigator, sessionStorage */
(() => {
  const [RELOADED, TYPED] = ['recargada', 'escrito'];
  const AGAIN_MS = 60_000;

  const isChoice = ({ type }) => type === 'radio' || type === 'checkbox';
  const inputs = () => [...document.querySelectorAll('#root[data-drawn] input')];
  const keyOf = (input) => (isChoice(input) ? `${input.name}=${input.value}` : input.name);
  const hasStarted = () => document.querySelector('#root:not([data-drawn]) > *') !== null;

  const typeAgain = () => {
    const typed = JSON.parse(sessionStorage.getItem(TYPED) ?? '{}');
    sessionStorage.removeItem(TYPED);
    for (const input of inputs().filter((each) => keyOf(each) in typed)) {
      if (isChoice(input)) input.checked = typed[keyOf(input)];
      else input.value = typed[keyOf(input)];
    }
  };
  /** Stores what was typed. Returns false if the page was loaded again just before, or nothing can be stored. */
  const mayReload = () => {
    try {
      if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(RELOADED)) < AGAIN_MS) return false;
      const typed = inputs().map((input) => [keyOf(input), isChoice(input) ? input.checked : input.value]);
      sessionStorage.setItem(TYPED, JSON.stringify(Object.fromEntries(typed)));
      sessionStorage.setItem(RELOADED, String(Date.now()));
      return true;
    } catch {
      return false;
    }
  };
  const say = (text) => {
    const line = Object.assign(document.createElement('p'), { role: 'alert', textContent: text });
    Object.assign(line.style, { margin: '0', padding: '12px 16px', background: '#fff', color: '#000' });
    document.body.prepend(line);
  };
  let isReported = false;
  const report = () => {
    if (isReported || hasStarted()) return;
    isReported = true;
    if (!mayReload())
      return say('No pudimos cargar el simulador. Vuelve a cargar la página en unos minutos.');
    say('El simulador se actualizó: cargamos la página de nuevo.');
    location.reload();
  };
  const whenRead = (act) =>
    document.readyState === 'loading' ? document.addEventListener('DOMContentLoaded', act) : act();

  whenRead(() => {
    try {
      typeAgain();
    } catch {
      // Storage is forbidden, so nothing was stored there.
    }
  });
  // Errors of elements do not bubble.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof Element && target.matches('script, link:not([as=fetch])')) whenRead(report);
    },
    true,
  );
})();
