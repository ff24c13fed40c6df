import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '#shared/browser/history-steps.ts';
import '#shared/browser/translated-texts.ts';
import 'virtual:brand.css';
import '#shared/theme/theme.css';
import { Providers } from './providers.tsx';
import { AppRoutes } from './routes.tsx';

/**
 * Dispatches the visitor's early input (typed, chosen, submitted before the client was loaded) as events, because hydration
 * ignores it. See docs/decisions/017-first-screen.md.
 */
function takeEarlyAnswers(root: HTMLElement): void {
  for (const input of root.querySelectorAll('input')) {
    if (input.type === 'checkbox' || input.type === 'radio') chooseAgain(input);
    else typeAgain(input);
  }
  for (const form of root.querySelectorAll<HTMLFormElement>('form[data-submitted]')) {
    delete form.dataset['submitted'];
    // Submits after React has rendered the answers, so that the rendered values are submitted.
    setTimeout(() => form.requestSubmit());
  }
}

function chooseAgain(input: HTMLInputElement): void {
  if (input.checked === input.defaultChecked || (input.type === 'radio' && !input.checked)) return;
  input.checked = input.defaultChecked;
  input.click();
}

/** Sets the value by the prototype's setter: React overrides the element's own property and would miss the change. */
const setUnnoticed = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

function typeAgain(input: HTMLInputElement): void {
  const typed = input.value;
  if (typed === input.defaultValue) return;
  input.value = input.defaultValue;
  setUnnoticed?.call(input, typed);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

// The build refuses a page without it.
const root = document.getElementById('root') as HTMLElement;

/**
 * True if the page has its prerendered first screen and the visitor has no stored state. See docs/decisions/017-first-screen.md.
 */
const isDrawn = 'drawn' in root.dataset && !('own' in document.documentElement.dataset);
// The root leads to the simulator, which its page shows already.
if (isDrawn && window.location.pathname === '/') window.history.replaceState(null, '', '/simulador');
const takeOver = (): void => {
  delete root.dataset['drawn'];
  takeEarlyAnswers(root);
};

const client = (
  <StrictMode>
    <Providers>
      <BrowserRouter>
        <AppRoutes onDrawn={isDrawn ? takeOver : undefined} />
      </BrowserRouter>
    </Providers>
  </StrictMode>
);

// The first render is a transition, so that a slow phone can react to a touch meanwhile.
startTransition(() => {
  if (isDrawn) return void hydrateRoot(root, client);
  root.replaceChildren();
  delete root.dataset['drawn'];
  delete document.documentElement.dataset['own'];
  createRoot(root).render(client);
});
