import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { AudienceContext, type Audience } from '#shared/context/audience.ts';

/** Renders a part of a screen with queries of its own. */
export function renderWithQueries(part: ReactElement, audience: Audience = 'visitor') {
  const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity, retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <AudienceContext value={audience}>{children}</AudienceContext>
    </QueryClientProvider>
  );
  return render(part, { wrapper });
}
