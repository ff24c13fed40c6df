import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { Providers } from './providers.tsx';
import { AppRoutes } from './routes.tsx';

/**
 * Renders the public page's first screen as markup. It contains no date, UF or rate, so it does not become outdated. @throws
 * Error of a component, e.g. because it needs a browser
 */
export async function firstScreen(): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <Providers>
        <StaticRouter location="/simulador">
          <AppRoutes />
        </StaticRouter>
      </Providers>
    </StrictMode>,
    { onError: (error) => void errors.push(error) },
  );
  const markup = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return markup;
}
