import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '#shared/theme/tokens.css';
import '#shared/theme/base.css';
import { Providers } from './providers.tsx';
import { AppRoutes } from './routes.tsx';

// Without a BFF: the client's calls are answered inside of the browser. A build leaves this out.
if (import.meta.env.VITE_MOCKS === '1') {
  const { startMockBff } = await import('@simulador/mocks/browser');
  await startMockBff();
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

createRoot(root).render(
  <StrictMode>
    <Providers>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </Providers>
  </StrictMode>,
);
