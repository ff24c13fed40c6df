import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '#shared/browser/history-steps.ts';
import '#shared/theme/tokens.css';
import { Providers } from './providers.tsx';
import { AppRoutes } from './routes.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

// The first render is a transition: it lets a slow phone react to a touch in between.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </Providers>
    </StrictMode>,
  ),
);
