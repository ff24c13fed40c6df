import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '#shared/browser/history-steps.ts';
import 'virtual:brand.css';
import '#shared/theme/tokens.css';
import { takeEarlyAnswers } from './early-answers.ts';
import { Providers } from './providers.tsx';
import { AppRoutes } from './routes.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

/**
 * True if the page has its prerendered first screen and the visitor has no stored state. See docs/decisions/017-first-screen.md.
 */
const isDrawn = 'drawn' in root.dataset && !('own' in document.documentElement.dataset);
const takeOver = (): void => {
  if (!isDrawn) return;
  delete root.dataset['drawn'];
  takeEarlyAnswers(root);
};

const client = (
  <StrictMode>
    <Providers>
      <BrowserRouter>
        <AppRoutes onDrawn={takeOver} />
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
